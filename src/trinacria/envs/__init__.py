"""The games as environments for people who train agents: PettingZoo, Gymnasium and OpenSpiel.

Each is a module of its own and needs `pip install 'trinacria[rl]'`.
"""
