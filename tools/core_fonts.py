"""Cut the letters that every page needs out of the fonts of booklets: `make fonts`.

Writes `frontend/packages/booklet/src/fonts/<family>-core.woff2` and `<family>.css`. A page fetches the core, and the
whole file of @fontsource only when it has a letter, or an italic, that the core has not.
"""

from io import BytesIO
from itertools import groupby
from pathlib import Path
from re import findall

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "frontend/packages/booklet/src/fonts"
FAMILIES = {
    "atkinson": ("@fontsource-variable/atkinson-hyperlegible-next", "wght.css", "wght-italic.css"),
    "bricolage": ("@fontsource-variable/bricolage-grotesque", "wght.css"),
    "figtree": ("@fontsource-variable/figtree", "wght.css", "wght-italic.css"),
    "lexend": ("@fontsource-variable/lexend", "wght.css"),
    "literata": ("@fontsource-variable/literata", "wght.css", "wght-italic.css"),
    "nunito_sans": ("@fontsource-variable/nunito-sans", "wght.css", "wght-italic.css"),
    "source_sans": ("@fontsource-variable/source-sans-3", "wght.css", "wght-italic.css"),
    "young_serif": ("@fontsource/young-serif", "400.css"),
}
CORE = (
    "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in "`^~|{}\\")
    + "éèêëàâçùûüôöîïœÉÈÊÀÂÇÔÎŒ«»’“”…–—·•°€\u00a0\u202f"
)
FEATURES = ["kern", "liga"]
# What the views write with: text, and what is bold; with a family for titles, titles only.
WEIGHTS = {"bricolage": 600}
TEXT_WEIGHTS = (400, 400, 700)


def cut(name: str, source: Path) -> TTFont:
    """The same font with the core's letters and weights only."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(hinting=False, layout_features=FEATURES, name_IDs=[])
    subsetter = Subsetter(options)
    subsetter.populate(text=CORE)
    subsetter.subset(font)
    plain = BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(plain, recalcTimestamp=False)
    weights = {"wght": WEIGHTS.get(name, TEXT_WEIGHTS)}
    return instantiateVariableFont(font, weights) if "fvar" in font else font


def ranges(font: TTFont) -> str:
    """The letters that a font has, as CSS writes them."""
    letters = sorted(font.getBestCmap())
    runs = [
        [at for _, at in run]
        for _, run in groupby(enumerate(letters), lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "") for run in runs)


def face(family: str, style: str, weight: str, address: str, letters: str) -> str:
    return f"""@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("{address}") format("woff2");
  unicode-range: {letters};
}}
"""


def faces_of(package: str, sheet: str) -> list[tuple[str, str, str, Path, str]]:
    """Each face of a sheet of @fontsource: family, style, weight, file, letters."""
    folder = ROOT / "node_modules" / package
    found = []
    for rule in findall(r"@font-face \{(.*?)\}", (folder / sheet).read_text().replace("\n", " ")):
        said = dict(part.strip().split(": ", 1) for part in rule.split(";") if ": " in part)
        (file,) = findall(r"url\(\./files/([^)]+\.woff2)\)", said["src"])
        weight = "400 700" if " " in said["font-weight"] else said["font-weight"]
        letters = said["unicode-range"].replace(",", ", ")
        found.append(
            (
                said["font-family"].strip("'"),
                said["font-style"],
                weight,
                folder / "files" / file,
                letters,
            )
        )
    return found


def write(name: str, package: str, *sheets: str) -> None:
    rules = []
    core = None
    for family, style, weight, file, letters in (
        one for sheet in sheets for one in faces_of(package, sheet)
    ):
        latin = "-latin-" in file.name and "latin-ext" not in file.name
        # A letter that a font is said to have and has not is fetched in vain.
        letters = ranges(TTFont(file)) if latin else letters
        rules.append(face(family, style, weight, f"{package}/files/{file.name}", letters))
        if latin and style == "normal":
            core = cut(name, file)
            rules.append(face(family, style, weight, f"./{name}-core.woff2", ranges(core)))
    if core is None:
        raise ValueError(package)
    core.flavor = "woff2"
    core.save(FONTS / f"{name}-core.woff2", reorderTables=False)
    (FONTS / f"{name}.css").write_text("\n".join(rules))
    print(name, (FONTS / f"{name}-core.woff2").stat().st_size)


for name, (package, *sheets) in FAMILIES.items():
    write(name, package, *sheets)
