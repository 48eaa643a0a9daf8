"""Where the parts of La Famiglia are. Its words stand among our own catalogues."""

from trinacria.plugins import GamePlugin

PLUGIN = GamePlugin(
    rules="trinacria.games.lafamiglia:LaFamiglia",
    mind="trinacria.bots.games.lafamiglia:MIND",
    voice="trinacria.speech.games.lafamiglia:VOICE",
    terminal="trinacria.cli.games.lafamiglia:FACE",
    content="trinacria.games.lafamiglia.content.files:PACK_FILES",
    study="trinacria.lab.games.lafamiglia:STUDY",
    puzzles=("trinacria.bots.puzzles:lafamiglia.json",),
    paper="trinacria.paper.lafamiglia:PAPER",
)
