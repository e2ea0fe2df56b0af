"""QR codes: an address that another device can take from the screen."""

from __future__ import annotations

import io


def drawn(url: str) -> str:
    """An address as a QR code, in SVG."""
    import segno

    picture = io.BytesIO()
    segno.make(url, micro=False).save(picture, kind="svg", scale=6, border=4, dark="#000", light="#fff", xmldecl=False)
    return picture.getvalue().decode()
