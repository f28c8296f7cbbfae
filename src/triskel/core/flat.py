"""Flat arrays of numbers, the stuff that states are made of.

Compiled code gets mypyc's native ``vec``; interpreted code gets a plain list, the fastest array that
the interpreter has. Both are made by ``vec[i64]([...])`` and copied by ``array[:]``, which is all that
the games use. This module is never compiled: it is where the two worlds meet.
"""

from typing import TYPE_CHECKING

__all__ = ["buffer", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    vec = list


def buffer(size: int) -> "vec[i64]":
    """An array of ``size`` zeros that its caller owns, for whatever fills arrays (legal moves).

    With the compiled engine it supports the buffer protocol: ``numpy.asarray(memoryview(array))``.
    """
    from triskel.core.build import is_compiled

    if not is_compiled():
        return vec[int]([0] * size)
    from librt import vecs
    from mypy_extensions import i64

    return vecs.vec[i64]([0] * size)
