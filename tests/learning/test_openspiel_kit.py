"""The OpenSpiel face, by the tests that OpenSpiel runs on all of its own games: they take long to read."""

import io
import unittest

import pyspiel
import pytest
from support.runs.effort import EVERYTHING, amount

import trinacria.envs.openspiel

FAMIGLIA = "python_trinacria_famiglia"
LAFAMIGLIA = "python_trinacria_lafamiglia"
MODES = ["1v1", "2v2", "2v1"] if EVERYTHING else ["1v1"]
GAMES = [FAMIGLIA, *(f"{LAFAMIGLIA}(mode={mode})" for mode in MODES)]
assert trinacria.envs.openspiel


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_api_tests(name: str) -> None:
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms.sample_some_states import sample_some_states

    class OurGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = pyspiel.load_game(name)
        game_name = name

        @classmethod
        def setUpClass(cls) -> None:
            """As OpenSpiel does, in small with fewer states."""
            cls.some_states = sample_some_states(cls.game, max_states=amount(12, 400))
            cls.game_type = cls.game.get_type()

    told = io.StringIO()
    result = unittest.TextTestRunner(told).run(unittest.defaultTestLoader.loadTestsFromTestCase(OurGame))
    assert result.testsRun >= 5
    assert result.wasSuccessful(), told.getvalue()
