"""What building the package takes: finding tools, compiling Python to C and C to libraries, and the browser's pages.

`hatch_build.py` uses it twice: as hatchling's build hook, and as the command `make` runs, which shows what it does.
"""
