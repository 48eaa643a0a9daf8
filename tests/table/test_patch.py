"""Patches between screens."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from trinacria.table.patch import apply, difference

LEAVES = st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab/~", max_size=3)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4),
    max_leaves=20,
)


@given(TREES, TREES)
def test_the_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    assert repr(apply(old, difference(old, new))) == repr(new) or apply(old, difference(old, new)) == new


def test_only_what_changed_is_told() -> None:
    old = {"a": {"x": 1, "y/z": [1]}, "b": [{"k": 1}, {"k": 2}], "gone": 1}
    new = {"a": {"x": 1, "y/z": [1, 2]}, "b": [{"k": 1}, {"k": 3}], "come": None}
    assert difference(old, new) == [
        {"op": "remove", "path": "/gone"},
        {"op": "replace", "path": "/a/y~1z", "value": [1, 2]},
        {"op": "replace", "path": "/b/1/k", "value": 3},
        {"op": "add", "path": "/come", "value": None},
    ]
    assert difference(old, old) == []
