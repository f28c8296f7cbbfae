"""Flat arrays of numbers, the stuff that states are made of.

Compiled code gets mypyc's native ``vec``; interpreted code gets a plain list, the fastest array that
the interpreter has. Both are made by ``vec[i64]([...])`` and copied by ``array[:]``, which is all that
the games use. This module is never compiled: it is where the two worlds meet.
"""

from typing import TYPE_CHECKING

__all__ = ["buffer", "vec"]

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    vec = list


def buffer(size: int) -> "vec[i64]":
    """An array of ``size`` zeros that its caller owns, for whatever fills arrays (legal moves).

    With the compiled engine it supports the buffer protocol: ``numpy.asarray(memoryview(array))``.
    """
    from triskel.core.build import is_compiled

    if not is_compiled():
        return vec[i64]([0] * size)
    from librt import vecs

    return vecs.vec[i64]([0] * size)
