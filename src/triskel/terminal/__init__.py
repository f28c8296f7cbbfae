"""The faces that the terminal shows: each module is one subcommand of ``triskel``, or draws for several.

A subcommand's module has ``add_arguments(parser)`` and ``run(options)``, which returns the exit status.
"""
