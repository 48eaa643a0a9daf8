"""What Python and the page say of a game are the same sentences, in every language."""

import re
from collections import Counter
from itertools import chain

from support.packs.own_packs import own_pack
from support.runs.effort import amount
from support.text.sentences import GAMES, moments, page_says, python_says

from trinacria.games.lafamiglia.content.load import bring
from trinacria.words import LANGUAGES, words_in

PYTHON_SAYS = ("events", "actions", "question", "refusals", "previews", "result")
ZED = re.compile(r"^name = \"", re.MULTILINE)


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


def test_two_tables_in_one_window_are_told_each_with_the_names_of_its_pack() -> None:
    files = own_pack("Zed’s box")
    # Its words are about names that are gone.
    del files["words.toml"]
    for name in ("map.toml", "orders.toml", "tiles.toml", "characters.toml"):
        files[name] = ZED.sub('name = "Zed ', files[name])
    ours = moments("lafamiglia", "1v1", {"content": bring(files).hash}, seed=3, every=40)
    box = moments("lafamiglia", "1v1", {}, seed=3, every=40)
    page = page_says(list(chain.from_iterable(zip(ours, box, strict=False))))
    for language in LANGUAGES:
        for at, (own, plain) in enumerate(zip(page[language][::2], page[language][1::2], strict=True)):
            assert python_says(ours[at], words_in(language)) == {about: own[about] for about in PYTHON_SAYS}
            assert "Zed" in str((own["events"], own["actions"], own["previews"], own["position"]))
            assert "Zed" not in str(plain)
    told = [about for about in own if "Zed" in str([said[about] for said in page["en"][::2]])]
    assert {"events", "actions", "refusals", "previews", "bar", "beats", "position"} <= set(told)
