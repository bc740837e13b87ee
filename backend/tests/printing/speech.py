"""A tagged PDF read aloud."""

from tests.printing.tagged import Structure


class Speech:
    """What a sheet says after another: a table that goes on there repeats its headings, which are read once."""

    def __init__(self) -> None:
        self.said = ""
        self.headings = ""

    def add(self, sheet: Structure) -> None:
        self.begun = len(self.said)
        self._say(sheet)

    def _say(self, structure: Structure) -> None:
        if structure.kind == "THead":
            again = structure.text == self.headings and len(self.said) == self.begun
            self.headings = structure.text
            if again:
                return
        for kid in structure.kids:
            if isinstance(kid, str):
                self.said += kid
            elif kid.kind != "Lbl":
                self._say(kid)
