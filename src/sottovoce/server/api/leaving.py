"""Taking everything along, and leaving for good."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from sottovoce.server.accounts import leaving, sessions
from sottovoce.server.accounts.export import export
from sottovoce.server.accounts.messages import Farewell, SignedIn
from sottovoce.server.accounts.names import skeleton
from sottovoce.server.accounts.site import set_cookie, site_of
from sottovoce.server.errors import Refused
from sottovoce.server.limits import by_key
from sottovoce.server.repeats import done_once
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, hub_of, language, limits_of
from sottovoce.store.records import Job


@get("/account/export", summary="Export my data", responses=PROBLEMS, media_type="application/zip")
async def everything(request: Asked, lang: Lang = None) -> Response[bytes]:
    """One archive: JSON, and the game files of finished games."""
    limits_of(request).take("requests", address(request))
    account, _ = await sessions.signed_in(request)
    limits_of(request).take("exports", by_key(account.id))
    body = await export(hub_of(request), account, language(request))
    headers = {"content-disposition": 'attachment; filename="sottovoce.zip"'}
    return Response(body, media_type="application/zip", headers=headers)


@post("/account/leave", summary="Delete my account", responses=PROBLEMS, status_code=200)
async def leave(request: Asked, data: JSONBody[Farewell], lang: Lang = None) -> Response[SignedIn]:
    """For good: seats become anonymous, a bot plays on where a game is under way, and the name is never given again."""
    limits_of(request).take("requests", address(request))
    hub = hub_of(request)

    async def work(mark: Sequence[Job]) -> None:
        account, _ = await sessions.signed_in(request)
        if skeleton(data.name) != skeleton(account.name):
            raise Refused("leave-name", 400)
        await leaving.begin(hub, account.id, mark)
        hub.spawn(leaving.finish(hub, account.id))

    await done_once(request, work)
    nobody = SignedIn(site_of(request).passkeys, hub.mailer is not None)
    return Response(nobody, cookies=[set_cookie(request, None)])


ROUTER = Router("/", route_handlers=[everything, leave])
