"""What a finished game can teach: the moves that cost most, and what would have been better."""

from trinacria.bots.lessons.review import Course, Lesson, Suspect, choose, finalists, lessons, prove, suspects

__all__ = ["Course", "Lesson", "Suspect", "choose", "finalists", "lessons", "prove", "suspects"]
