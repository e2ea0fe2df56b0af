"""The small hand for SVG."""

from __future__ import annotations

import pytest

from sottovoce.core.svg import Markup, faults, group, number, path, sheet, star, tag, words


def test_text_and_attributes_are_escaped() -> None:
    made = tag("text", "<b> & co", data_place='"x" & y')
    assert made == '<text data-place="&quot;x&quot; &amp; y">&lt;b&gt; &amp; co</text>'
    assert not faults(sheet((10, 10), Markup(), words(1, 1, "<script>", 5), title="<svg>"))


def test_attributes_are_named_as_svg_names_them() -> None:
    assert tag("path", class_="a", stroke_width=1.5, fill=None) == '<path class="a" stroke-width="1.5"/>'


def test_an_empty_group_is_nothing() -> None:
    assert group(Markup(), class_="a") == ""


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (1.25, "1.2"), (-0.04, "0"), (10.06, "10.1")])
def test_numbers_have_one_decimal_at_most(value: float, text: str) -> None:
    assert number(value) == text


def test_a_path_is_relative_and_does_not_drift() -> None:
    assert path([(1, 1), (0.5, 1.3), (2, 0.3)], closed=True) == "M1 1l-.5 .3 1.5-1z"
    points = [(k * 0.3, k * 0.1) for k in range(1, 400)]
    numbers = [float(n) for n in path(points)[1:].replace("l", " ").replace("-", " -").split()]
    assert round(sum(numbers[::2]), 1) == round(points[-1][0], 1)
    assert round(sum(numbers[1::2]), 1) == round(points[-1][1], 1)


def test_a_star_has_ten_corners() -> None:
    assert star(0, 0, 10).count(" ") > 5


@pytest.mark.parametrize(
    ("svg", "fault"),
    [
        ("<svg>", "no element found"),
        ("<svg><style/></svg>", "<style>"),
        ('<svg onload="x"/>', "onload"),
        ('<svg><use href="https://example.org/a.svg#b"/></svg>', "href"),
        ('<svg fill="url(#gone)"/>', "url(#gone)"),
        ('<svg><g id="a"/><g id="a"/></svg>', "twice"),
    ],
)
def test_what_a_strict_page_cannot_show_is_a_fault(svg: str, fault: str) -> None:
    assert any(fault in found for found in faults(svg))
