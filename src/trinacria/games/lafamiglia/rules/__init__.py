"""What every chapter stands on: the state, its steps, its actions and the printed components."""
