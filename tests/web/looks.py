"""What every screen has to hold: nothing sticks out sideways, and what is tapped is large enough for a thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TAP_PX = 44
ROUNDING_PX = 0.5

# Elements beyond the right edge, unless something around them scrolls by itself or cuts them off.
OVERFLOW = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const all = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > wide + 1);
    return [`page: ${document.documentElement.scrollWidth} > ${wide}`,
        ...all.slice(0, 8).map((element) => `${element.tagName}.${element.className}`)];
}"""

SMALL = """(least) => {
    const modal = document.querySelector("dialog[open]");
    const seen = [...(modal ?? document).querySelectorAll("button, a.button, a.icon-button, summary, label.choice, select")];
    return seen.filter((element) => element.checkVisibility({ visibilityProperty: true })).flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width > 0 && height > 0 && (width < least || height < least);
        return isSmall ? [`${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 20)}: ${width}×${height}`] : [];
    });
}"""

BENEATH = """([selector, cover]) => {
    const top = document.querySelector(cover).getBoundingClientRect().top;
    return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().bottom > top + 1)
        .map((element) => `${element.className}: ${element.getBoundingClientRect().bottom} > ${top}`);
}"""


def overflow(page: Page) -> list[str]:
    """Return what makes the page scroll sideways."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found


def small_targets(page: Page) -> list[Any]:
    """Return the visible buttons that are too small for a thumb."""
    found: list[Any] = page.evaluate(SMALL, TAP_PX - ROUNDING_PX)
    return found


def beneath(page: Page, selector: str, cover: str) -> list[str]:
    """Return what reaches beneath something that lies over the lower edge, unless one scrolls."""
    found: list[str] = page.evaluate(BENEATH, [selector, cover])
    return found


# What cannot be reached: beyond a side edge, or covered by something else even when it is scrolled to.
OUT_OF_REACH = """(selector) => {
    const name = (element) => `${element.tagName}.${element.className} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 24)}`;
    const wrong = [];
    const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    for (const element of seen) {
        element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        if (box.left < -1 || box.right > innerWidth + 1) {
            wrong.push(`${name(element)}: ${box.left} … ${box.right} of ${innerWidth}`);
            continue;
        }
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        const found = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
        if (top >= bottom || found === null) wrong.push(`${name(element)}: ${box.top} … ${box.bottom} of ${innerHeight}`);
        else if (!element.contains(found) && !found.contains(element)) wrong.push(`${name(element)} beneath ${name(found)}`);
    }
    for (const board of document.querySelectorAll(".table-board, .dialog-body")) {
        if (board.scrollWidth > board.clientWidth + 1) wrong.push(`${name(board)} scrolls sideways: ${board.scrollWidth} > ${board.clientWidth}`);
    }
    return [seen.length, wrong];
}"""


def out_of_reach(page: Page, selector: str) -> tuple[int, list[str]]:
    """Return how many of these there are, and those that a person cannot get at by scrolling up and down."""
    count, wrong = page.evaluate(OUT_OF_REACH, selector)
    return int(count), list(wrong)


def set_text_size(page: Page, pixels: int) -> None:
    """Set the browser's size of text, 16 pixels being usual, as a person does in its settings."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels * 13 // 16}})
    page.wait_for_function(
        "(size) => getComputedStyle(document.documentElement).fontSize === `${size}px`", arg=pixels
    )
