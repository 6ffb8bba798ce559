### Words that the rules pages of all games share.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## Rules

rules-ruling = Our ruling
rules-example = Example
rules-options = Options
rules-editions = Editions
rules-usual = What holds if nothing is chosen is marked with *.
rules-left-out = left out
# $options: as they are typed, “blind=true”.
rules-only-with = Only with { $options }.
rules-intro =
    The rules in our own words, clause by clause. Where the rulebook leaves something open, “{ rules-ruling }” says how it is decided here.
rules-general =
    An action that the rules forbid is refused, and nothing changes: no card moves, nothing is lost. A player who must do something and has no permitted way to do it has met the condition for losing that game, at once, without having to say so.
    .title = What holds in every game
