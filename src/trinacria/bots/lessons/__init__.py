"""What a finished game can teach: the moves that cost most, and what would have been better."""

from trinacria.bots.lessons.review import (
    Course,
    Lesson,
    Suspect,
    Weighing,
    choose,
    conclude,
    finalists,
    legal,
    lessons,
    moment,
    prove,
    suspects,
    telling_reason,
    weigh,
)

__all__ = [
    "Course",
    "Lesson",
    "Suspect",
    "Weighing",
    "choose",
    "conclude",
    "finalists",
    "legal",
    "lessons",
    "moment",
    "prove",
    "suspects",
    "telling_reason",
    "weigh",
]
