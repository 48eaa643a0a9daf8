"""The worked examples of the rulebooks as questions: positions, tries, and what the engine says to them."""

from trinacria.rulebook.answers import answered
from trinacria.rulebook.model import Example, ExampleFails, Question, Try
from trinacria.rulebook.read import examples_of

__all__ = ["Example", "ExampleFails", "Question", "Try", "answered", "examples_of"]
