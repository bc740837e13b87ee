from shared.ids import uuid7


def test_ids_are_version_7_and_sort_by_time():
    ids = [uuid7() for _ in range(1000)]

    assert {(made.version, made.variant) for made in ids} == {(7, "specified in RFC 4122")}
    assert len(set(ids)) == 1000
    assert [made.int >> 64 for made in ids] == sorted(made.int >> 64 for made in ids)
    assert len({made.int >> 64 for made in ids}) > 100
