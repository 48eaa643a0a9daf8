"""Moments of whole games, and all that Python and the page say about them, each in every language."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any

import trinacria
from support.games.walks import lively, pick
from trinacria.games.lafamiglia.content.load import at_play
from trinacria.kernel.action import Action
from trinacria.kernel.preview import Line
from trinacria.speech.saying import say_action, say_decision, say_event, say_line, say_message, say_result
from trinacria.speech.voice import voice_of
from trinacria.words import LANGUAGES, Words, words_in

WEB = Path(__file__).parents[3] / "web"
TELLER = Path(__file__).parent / "page_sentences.js"
PEOPLE = ("Ada", "Bruno", "Chiara", "Dario")
GROUPS = ("costs", "gains", "bonuses", "changes", "open", "risks")
NODE = which("node", path=os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])) or "node"
GAMES: tuple[tuple[str, str, Mapping[str, object]], ...] = (
    ("famiglia", "standard", {}),
    ("lafamiglia", "2v2", {}),
    ("lafamiglia", "1v1", {}),
    ("lafamiglia", "2v1", {}),
    ("lafamiglia", "2v2", {"draft": True}),
)


def moments(name: str, mode: str, options: Mapping[str, object], seed: int, every: int) -> list[dict[str, Any]]:
    """Some moments of a whole game, as the seat that must decide sees them, with what happened since the last one."""
    game = trinacria.new_game(name, mode=mode, seed=seed, options=options)
    dice, found = Random(seed), list[dict[str, Any]]()
    names = dict(zip(game.seats, PEOPLE, strict=False))
    met: dict[str, Action] = {}
    events: list[Any] = []
    while (decision := game.decision) is not None:
        names |= dict(zip(game.seats, PEOPLE, strict=False))
        if decision.seat in game.seats:
            refused = [action for action in met.values() if action not in decision.actions]
            met |= {action.text.split()[0]: action for action in decision.actions}
            if game.number % every == 0:
                errors = [game.refusal(action) for action in dice.sample(refused, min(len(refused), 4))]
                found.append(
                    {
                        "game": name,
                        "names": dict(names),
                        "view": game.view(decision.seat),
                        "events": [told for event in events if (told := event.seen_by(decision.seat)) is not None],
                        "actions": [one.text for one in (*decision.actions, *game.anytime(decision.seat))],
                        "refusals": [{"key": one.key, "facts": dict(one.facts), "message": ""} for one in errors],
                        "errors": errors,
                        "decision": decision.kind,
                        "previews": {
                            one.text: game.preview(one).as_dict()
                            for one in dice.sample(decision.actions, min(len(decision.actions), 6))
                        },
                        "result": None,
                    }
                )
                events = []
        events += game.play((pick if name == "famiglia" else lively)(game, dice))
    assert game.result is not None
    seat = game.seats[0]
    seen = [told for event in events if (told := event.seen_by(seat)) is not None]
    nothing: dict[str, Any] = {"actions": [], "refusals": [], "errors": [], "decision": None, "previews": {}}
    moment = {"game": name, "names": dict(names), "view": game.view(seat), "events": seen, **nothing}
    found.append(moment | {"result": game.result})
    return found


def python_says(moment: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """What Python says of a moment."""
    view, names = moment["view"], moment["names"]
    lines = [Line(**line) for one in moment["previews"].values() for group in GROUPS for line in one[group]]
    return {
        "events": [say_event(event, words, names, view, view["seat"]) for event in moment["events"]],
        "actions": [say_action(text, words, view) for text in moment["actions"]],
        "question": "" if moment["decision"] is None else say_decision(moment["decision"], words, view),
        "refusals": [say_message(error, words, names, view) for error in moment["errors"]],
        "previews": [say_line("preview", line, words, names, view) for line in lines],
        "result": "" if moment["result"] is None else say_result(moment["result"], words, names, view),
    }


def page_says(moments: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The same of some moments by the page, by language, and what only the page says. Players have Python's titles."""
    asked = []
    for moment in moments:
        view, titles = moment["view"], voice_of(moment["game"]).titles
        names = {language: titles(moment["names"], words_in(language), view) for language in LANGUAGES}
        told = {name: value for name, value in moment.items() if name != "errors"}
        asked.append(told | {"players": moment["names"], "names": names, "result": moment["result"] and view["result"]})
    played = {moment["view"]["content"] for moment in moments if "content" in moment["view"]}
    packs = {content: at_play(content).data() for content in played}
    with TemporaryDirectory() as folder:
        question, answer = Path(folder) / "moments.json", Path(folder) / "sentences.json"
        question.write_text(json.dumps({"packs": packs, "moments": asked}), encoding="utf-8")
        subprocess.run([NODE, str(TELLER), str(WEB), str(question), str(answer)], check=True)
        found: dict[str, list[dict[str, Any]]] = json.loads(answer.read_text(encoding="utf-8"))
    return found


def record(target: Path, seeds: int = 2, every: int = 12) -> None:
    """Write the sentences of page and terminal for games of every mode."""
    all_moments = [
        moment for game in GAMES for seed in range(seeds) for moment in moments(*game, seed=seed, every=every)
    ]
    said = {language: [python_says(moment, words_in(language)) for moment in all_moments] for language in LANGUAGES}
    target.mkdir(parents=True, exist_ok=True)
    for name, told in (("terminal", said), ("page", page_says(all_moments))):
        (target / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    record(Path(sys.argv[1]))
