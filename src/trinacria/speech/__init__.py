"""Games in sentences: actions, events, questions and refusals with names in the place of ids."""
