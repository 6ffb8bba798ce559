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
