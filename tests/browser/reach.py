"""What axe says of a page."""

from __future__ import annotations

from browser.visitor import Visitor


def faults(visitor: Visitor, axe: str) -> list[str]:
    """What axe finds on the page as it is."""
    visitor.page.evaluate(axe)
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)")
    return [f"{fault['id']}: {[node['html'][:160] for node in fault['nodes']]}" for fault in found]
