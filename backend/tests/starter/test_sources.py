from tests.write_sources import FILE, printed


def test_the_list_of_references_is_the_one_of_the_files() -> None:
    assert FILE.read_text("utf-8") == printed(), "make library-sources"
