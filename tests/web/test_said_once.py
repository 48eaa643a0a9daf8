"""What Python and the page say of a game are the same sentences, in every language."""

from collections import Counter

from support.effort import amount
from support.sentences import GAMES, moments, page_says, python_says

from trinacria.words import LANGUAGES, words_in


def test_page_and_terminal_tell_games_in_the_same_sentences() -> None:
    seen = [moment for game in GAMES for moment in moments(*game, seed=7, every=amount(60, 12))]
    page = page_says(seen)
    told: Counter[str] = Counter()
    for language in LANGUAGES:
        for moment, said in zip(seen, page[language], strict=True):
            for about, sentences in python_says(moment, words_in(language)).items():
                assert said[about] == sentences, (language, about)
                told[about] += len(sentences) if isinstance(sentences, list) else bool(sentences)
    assert told["events"] > 5000
    assert min(told["actions"], told["previews"], told["refusals"]) > 400
    assert told["result"] == len(GAMES) * len(LANGUAGES)
