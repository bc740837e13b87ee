import subprocess
from pathlib import Path

BACKEND = Path(__file__).parents[2]
REPOSITORY = BACKEND.parent


def committed_files() -> list[Path]:
    """Every text file that git tracks or is about to."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    return [REPOSITORY / name for name in listed if name and (REPOSITORY / name).is_file()]


def readable(path: Path) -> str:
    """The file's text; nothing for a picture or a font."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def python_files(root: Path = BACKEND) -> list[Path]:
    folders = ("apps", "config", "shared", "tests")
    return [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]
