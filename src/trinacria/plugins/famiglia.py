"""Where the parts of Famiglia are. Its words stand among our own catalogues."""

from trinacria.plugins import GamePlugin

PLUGIN = GamePlugin(
    rules="trinacria.games.famiglia:Famiglia",
    mind="trinacria.bots.games.famiglia:MIND",
    voice="trinacria.speech.games.famiglia:VOICE",
    terminal="trinacria.cli.games.famiglia:FACE",
    study="trinacria.lab.games.famiglia:STUDY",
    puzzles=("trinacria.bots.puzzles:famiglia.json", "trinacria.bots.puzzles:famiglia-proved.json"),
    paper="trinacria.paper.famiglia:PAPER",
)
