"""What an event refuses, each with its own words (`events.ftl`)."""

from trinacria.kernel.errors import BadValue


class EventError(BadValue):
    """Something was asked of an event that cannot be. Nothing has changed."""
