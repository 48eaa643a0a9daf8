"""The worked examples of the rulebooks as questions: their positions, what a reader may try, and what the engine says to it."""

from trinacria.rulebook.answers import answered
from trinacria.rulebook.model import Example, ExampleFails, Question, Try
from trinacria.rulebook.read import examples_of

__all__ = ["Example", "ExampleFails", "Question", "Try", "answered", "examples_of"]
