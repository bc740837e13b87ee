from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from shared.http.places import NoPlaceError, Places

SECONDS = 10


class TestPlaces:
    def test_a_company_has_its_share_and_its_neighbour_the_rest(self):
        places, begun, end = Places(places=4, most_running=2), Event(), Event()

        def run(who: str) -> str:
            with places.of(who):
                if who == "busy":
                    begun.set()
                    end.wait(SECONDS)
                return who

        with ThreadPoolExecutor(8) as threads:
            busy = [threads.submit(run, "busy") for _ in range(4)]
            assert begun.wait(SECONDS)
            assert threads.submit(run, "neighbour").result(SECONDS) == "neighbour"
            assert not any(one.done() for one in busy)
            end.set()
            assert [one.result(SECONDS) for one in busy] == ["busy"] * 4

    def test_beside_others_it_is_one_at_a_time(self):
        places = Places(most_running=2, patience=0.01)

        with places.of("busy"), places.of("busy"):
            pass
        with places.of("neighbour"):
            pass
        with places.of("busy"), pytest.raises(NoPlaceError), places.of("busy"):
            pass

    def test_who_is_alone_again_has_several_again(self):
        places = Places(most_running=2, patience=0.01, beside=0)

        with places.of("neighbour"):
            pass
        with places.of("busy"), places.of("busy"):
            pass

    def test_who_would_wait_behind_too_many_of_their_own_is_told_at_once(self):
        places = Places(most_running=1, most_waiting=0)

        with places.of("busy"), pytest.raises(NoPlaceError), places.of("busy"):
            pass
        with places.of("busy"):
            pass

    def test_nobody_waits_for_ever(self):
        places = Places(most_running=1, patience=0.01)

        with places.of("busy"), pytest.raises(NoPlaceError), places.of("busy"):
            pass

    def test_all_together_have_no_more_places_than_there_are(self):
        places = Places(places=2, most_running=2, patience=0.01)

        with (
            places.of("one"),
            places.of("other"),
            pytest.raises(NoPlaceError),
            places.of("third"),
        ):
            pass

    def test_a_failure_leaves_its_place(self):
        places = Places(places=1, most_running=1, patience=0.01)

        for _ in range(3):
            with pytest.raises(ValueError, match="broken"), places.of("busy"):
                raise ValueError("broken")
