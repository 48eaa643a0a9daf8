"""The training curves show what is in the logs."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_curves_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("training_curves", ROOT / "tools" / "training_curves.py")
    assert spec is not None
    assert spec.loader is not None
    curves = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(curves)
    assert len(curves.PICTURES) == 4
    for picture in curves.PICTURES:
        drawn = (ROOT / "docs" / "images" / f"training-{picture.name}.svg").read_text()
        assert drawn == curves.drawn(picture), "run: python tools/training_curves.py"
