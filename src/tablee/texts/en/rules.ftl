### Words that the rules pages of all games share.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## Rules

rules-ruling = Our ruling
rules-example = Example
rules-options = Options
rules-intro =
    The rules in our own words, clause by clause. Where the rulebook leaves something open, “{ rules-ruling }” says how it is decided here.
rules-general =
    An action that the rules forbid is refused, and nothing changes: no card moves, nothing is lost. A player who must do something and has no permitted way to do it has met the condition for losing that game, at once, without having to say so.
    .title = What holds in every game
