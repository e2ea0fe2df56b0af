"""Under which address a browser sees us: what passkeys are bound to, what cookies are called, who may ask with them."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from sottovoce.server.errors import Refused
from sottovoce.server.request import Asking, hub_of

_LOCAL = ("localhost", "127.0.0.1", "::1")
_SAFE_NAME, _PLAIN_NAME = "__Host-sottovoce", "sottovoce"
LIFE = 90 * 24 * 3600  # seconds that a session lasts after its last day of use


@dataclass(frozen=True)
class Site:
    """An origin of ours."""

    origin: str
    host: str
    secure: bool  # reached by https

    @property
    def passkeys(self) -> bool:
        """True if browsers make passkeys here: by https, or on this very machine; never for a bare address."""
        bare = self.host.replace(".", "").isdigit() or ":" in self.host
        return (self.secure or self.host in _LOCAL) and not bare

    @property
    def cookie(self) -> str:
        """What the cookie is called: the safe name is refused by browsers without https."""
        return _SAFE_NAME if self.secure else _PLAIN_NAME


def site_of(asking: Asking) -> Site:
    """The address that a request came to."""
    public = urlsplit(hub_of(asking).config.public_url)
    host = asking.headers.get("host", "")
    if public.netloc and public.netloc == host:  # a proxy in between may speak plain HTTP to us
        return Site(f"{public.scheme}://{public.netloc}", public.hostname or "", public.scheme == "https")
    scheme = "https" if asking.scope.get("scheme") in ("https", "wss") else "http"
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    return Site(f"{scheme}://{host}", name, scheme == "https")


def check_own_page(asking: Asking) -> None:
    """Refused if another site's page asks: what a cookie allows is for our own pages alone."""
    origin = asking.headers.get("origin")
    if asking.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refused("foreign-page", 403)
    if origin is not None and origin != site_of(asking).origin:
        raise Refused("foreign-page", 403)


def cookie_of(asking: Asking) -> str | None:
    """The session's secret."""
    found = asking.cookies.get(site_of(asking).cookie)
    return found if found and len(found) <= 64 else None


def set_cookie(asking: Asking, secret: str | None) -> Cookie:
    """A cookie that keeps the secret, or forgets it."""
    site = site_of(asking)
    return Cookie(
        site.cookie,
        path="/",
        value=secret or "",
        max_age=LIFE if secret else 0,
        secure=site.secure,
        httponly=True,
        samesite="strict",
    )
