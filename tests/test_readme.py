"""The README and the other pages: what they show runs, and where they point there is something."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def examples(path: Path) -> list[str]:
    """Return the Python blocks of a page that are written as a session."""
    blocks = re.findall(r"^```python\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if block.startswith(">>> ")]


def headings(path: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    lines = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("path", [path for path in PAGES if examples(path)], ids=name)
def test_the_examples_of_a_page_run(path: Path) -> None:
    """From top to bottom, as somebody types them in: a block knows what those above it have made."""
    runner, known = doctest.DocTestRunner(), {}
    for i, block in enumerate(examples(path)):
        test = doctest.DocTestParser().get_doctest(block, known, f"{path.name}[{i}]", str(path), 0)
        runner.run(test, clear_globs=False)
        known = test.globs
    assert runner.summarize().failed == 0
    assert runner.tries > 0


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        file, _, anchor = target.partition("#")
        page = path.parent / file if file else path
        assert page.exists(), target
        assert not anchor or anchor in headings(page), target


def test_the_readme_has_an_example_in_python() -> None:
    assert len(examples(ROOT / "README.md")) == 1


def test_the_first_screen_says_how_to_set_up_what_that_needs_and_how_long_it_takes() -> None:
    screen = "\n".join(README.splitlines()[:20])
    for word in (
        "make play",
        "make test",
        "Python 3.11",
        "Node.js 20",
        "npm",
        "Chromium",
        "minute",
        "minutes",
    ):
        assert word in screen


def test_the_readme_names_commands_that_there_are() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE)) <= set(targets)
    assert "make play" in README
