"""From SVG on standard input to PNG on standard output: a program of its own, because drawing stops a whole process."""

import sys

from font_source_serif_pro import font_files_ttf
from resvg_py import svg_to_bytes

SERIF = "Source Serif Pro"
FONTS = [font_files_ttf[name] for name in ("SourceSerifPro", "SourceSerifProBold", "SourceSerifProIt")]


def png(svg: str, width: int) -> bytes:
    """A picture this many pixels wide; letters that our own font lacks come from this machine's."""
    return bytes(svg_to_bytes(svg_string=svg, width=width, font_files=FONTS, serif_family=SERIF, font_family=SERIF))


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))
