"""The installed command in a real (pseudo) terminal."""

from pathlib import Path

from support.terminal.pseudo_terminal import trinacria_in_terminal


def test_lines_in_a_terminal_forgive_a_bad_action() -> None:
    with trinacria_in_terminal("play", "famiglia", "--plain", "--seed", "7", "--seat", "first") as terminal:
        terminal.until("\n> ")
        terminal.type("take R4\n")
        assert "R4 is not in the street. [FA-A4-01]" in terminal.until("\n> ")
        terminal.type("nonsense\n")
        assert "not an action in this game" in terminal.until("\n> ")
        terminal.type("take G0\n")
        terminal.until("You recruit G0 for free.")
        terminal.until("\n> ")
        terminal.type("quit\n")
        terminal.until("You left the game.")
        assert terminal.exit_code() == 0


def test_the_curtain_in_a_terminal_waits_for_enter() -> None:
    with trinacria_in_terminal("play", "famiglia", "--plain", "--seed", "7", "--hot-seat") as terminal:
        shown = terminal.until("Hand the screen to")
        assert "hand R0" not in shown, "nothing of a hand is on the screen before the curtain is drawn"
        terminal.type("\n")
        assert "hand R0 B0 Y0 G0" in terminal.until("> ")
        terminal.type("pass\n")
        terminal.until("Hand the screen to")
        terminal.type("\n")
        terminal.until("> ")
        terminal.type("quit\n")
        assert terminal.exit_code() == 0


def test_the_full_screen_table_opens_and_closes() -> None:
    with trinacria_in_terminal("play", "famiglia", "--seed", "7", "--seat", "first") as terminal:
        terminal.until("Famiglia")
        terminal.type("q")
        terminal.until("Keep playing")
        terminal.type("\x1b[C\r")
        assert terminal.exit_code() == 0


def test_the_full_screen_table_is_drawn_where_errors_go_to_a_file(tmp_path: Path) -> None:
    with (
        (tmp_path / "errors").open("w+") as errors,
        trinacria_in_terminal("play", "famiglia", "--seed", "7", "--seat", "first", errors=errors) as terminal,
    ):
        terminal.until("Famiglia")
        terminal.type("q")
        terminal.until("Keep playing")
        terminal.type("\x1b[C\r")
        assert terminal.exit_code() == 0
        errors.seek(0)
        assert errors.read() == ""
