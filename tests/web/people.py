"""A person at a browser: a profile of their own, a language, a screen, and what went wrong in their page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from tablee.texts import say
from tests.web.house import House
from tests.web.line import Line

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PATIENCE_MS = 30_000
SERIOUS = ("Content Security Policy", "Refused to", "Lit is in", "Uncaught", "Unhandled")


class Person:
    """Somebody with a browser of their own.

    page: what they look at. faults: what went wrong in it: exceptions, and what the security policy refused. That a
    line broke is no fault: lines break, and the page copes.
    """

    def __init__(
        self,
        browser: Browser,
        house: House | Line,
        name: str,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        **options: Any,
    ) -> None:
        self.house = house
        self.name = name
        self.language = language
        self.faults: list[str] = []
        self.context = browser.new_context(
            base_url=house.address,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            **options,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """Open one more tab of the same person's."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if not message.location["url"]:
            return  # it comes from what a test runs in the page, such as axe, and not from the page
        if message.type in ("error", "warning") and any(word in message.text for word in SERIOUS):
            self.faults.append(f"{message.text} {message.location}")

    def text(self, message: str, **facts: Any) -> str:
        """Return a sentence as this person reads it."""
        return say(message, self.language, **facts)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()
