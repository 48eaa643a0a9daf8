"""The matching with the greatest weight: who meets whom, where each possible pair is worth a number.

Edmonds' blossom algorithm with dual variables, for a dense graph, in O(n³) steps. Weights are Python's whole numbers,
of whatever length, so that a whole list of criteria, each infinitely more important than the next, fits into one.

Labels of the vertices, and of the blossoms (odd cycles that are treated as one vertex), bound the weights from above.
A pair of two roots of the forest is *tight* when it reaches its bound. Along tight pairs the forest grows, finds a
longer matching, or closes a cycle to a blossom; where there is no tight pair, labels change until there is one.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

NONE: Final = 0
FREE, OUTER, INNER = -1, 0, 1
"""Not in the forest; at an even distance from a root of it; at an odd one."""


def best_matching(weights: Sequence[Sequence[int]]) -> list[int]:
    """For each vertex the other one of its pair, or -1. `weights` is symmetric; 0: these two cannot be a pair."""
    if not weights or not any(map(any, weights)):
        return [-1] * len(weights)
    return _Search(weights).run()


class _Search:
    """Vertices have the numbers 1 to n, blossoms those above; 0 is nobody."""

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        n = self.n = len(weights)
        room = self.used = n
        room += n // 2 + 2
        # Twice the weight, so that halves of differences are whole.
        self.twice = [[0] * (n + 1), *([0, *(2 * weight for weight in row)] for row in weights)]
        self.pair: list[list[tuple[int, int] | None]] = [[None] * (room + 1) for _ in range(room + 1)]
        """Between two vertices or blossoms the pair that is the nearest to being tight, by its real vertices."""
        for u in range(1, n + 1):
            for v in range(1, n + 1):
                if self.twice[u][v] > 0 and u != v:
                    self.pair[u][v] = (u, v)
        self.label = [max(map(max, weights))] * (n + 1) + [0] * (room - n)
        self.mate = [NONE] * (room + 1)
        self.root = [*range(n + 1), *[NONE] * (room - n)]
        """The outermost blossom that something is in; of a vertex in none, itself; 0: a number that is not used."""
        self.ring: list[list[int]] = [[] for _ in range(room + 1)]
        """What a blossom consists of, round the cycle, from its base."""
        self.part = [[NONE] * (n + 1) for _ in range(room + 1)]
        """By blossom and vertex, which part of the ring the vertex is in."""
        for u in range(1, n + 1):
            self.part[u][u] = u
        self.parent = [NONE] * (room + 1)
        self.state = [FREE] * (room + 1)
        self.nearest = [NONE] * (room + 1)
        """The outer vertex that is the nearest to being tight with something."""
        self.seen = [0] * (room + 1)
        self.visit = 0
        self.queue: deque[int] = deque()

    def run(self) -> list[int]:
        while self.grow():
            pass
        return [self.mate[u] - 1 for u in range(1, self.n + 1)]

    # ---------------------------------------------------------------- small questions

    def slack(self, pair: tuple[int, int]) -> int:
        """Twice what a pair lacks to be tight."""
        u, v = pair
        return self.label[u] + self.label[v] - self.twice[u][v]

    def between(self, u: int, v: int) -> tuple[int, int]:
        """The pair that joins two; there is one."""
        pair = self.pair[u][v]
        assert pair is not None
        return pair

    def numbers(self) -> range:
        return range(1, self.used + 1)

    def blossoms(self) -> list[int]:
        """The outermost."""
        return [b for b in range(self.n + 1, self.used + 1) if self.root[b] == b]

    # ---------------------------------------------------------------- keeping what is nearest

    def come_near(self, u: int, x: int) -> None:
        """An outer vertex may be the nearest of something."""
        pair = self.pair[u][x]
        if pair is None:
            return
        now = self.nearest[x]
        if now == NONE or self.slack(pair) < self.slack(self.between(now, x)):
            self.nearest[x] = u

    def find_nearest(self, x: int) -> None:
        self.nearest[x] = NONE
        for u in range(1, self.n + 1):
            if self.pair[u][x] is not None and self.root[u] != x and self.state[self.root[u]] == OUTER:
                self.come_near(u, x)

    def enqueue(self, x: int) -> None:
        """Look at all the vertices in something that has become outer."""
        if x <= self.n:
            self.queue.append(x)
            return
        for inner in self.ring[x]:
            self.enqueue(inner)

    def enclose(self, x: int, b: int) -> None:
        """All in something is in this blossom now."""
        self.root[x] = b
        if x > self.n:
            for inner in self.ring[x]:
                self.enclose(inner, b)

    # ---------------------------------------------------------------- matching along tight pairs

    def way_to(self, b: int, part: int) -> int:
        """At which place of the ring a part is, with an even number of steps from the base to it."""
        ring = self.ring[b]
        at = ring.index(part)
        if at % 2 == 1:
            ring[1:] = ring[:0:-1]
            return len(ring) - at
        return at

    def marry(self, u: int, v: int) -> None:
        """Match two, and round the rings in them all else."""
        pair = self.between(u, v)
        self.mate[u] = pair[1]
        if u <= self.n:
            return
        part = self.part[u][pair[0]]
        at = self.way_to(u, part)
        ring = self.ring[u]
        for i in range(at):
            self.marry(ring[i], ring[i ^ 1])
        self.marry(part, v)
        self.ring[u] = ring[at:] + ring[:at]

    def augment(self, u: int, v: int) -> None:
        """Match u with v, and change the pairs from u to its root."""
        while True:
            left = self.root[self.mate[u]]
            self.marry(u, v)
            if left == NONE:
                return
            self.marry(left, self.root[self.parent[left]])
            u, v = self.root[self.parent[left]], left

    def meeting(self, u: int, v: int) -> int:
        """Where the ways of two to their roots meet; 0: they have different roots."""
        self.visit += 1
        while u != NONE or v != NONE:
            if u != NONE:
                if self.seen[u] == self.visit:
                    return u
                self.seen[u] = self.visit
                u = self.root[self.mate[u]]
                if u != NONE:
                    u = self.root[self.parent[u]]
            u, v = v, u
        return NONE

    # ---------------------------------------------------------------- blossoms

    def close(self, u: int, base: int, v: int) -> None:
        """A tight pair between two outer ones of one tree makes a blossom."""
        b = self.n + 1
        while b <= self.used and self.root[b] != NONE:
            b += 1
        self.used = max(self.used, b)
        self.label[b] = 0
        self.state[b] = OUTER
        self.mate[b] = self.mate[base]
        self.ring[b] = [base, *reversed(self._up(u, base)), *self._up(v, base)]
        self.enclose(b, b)
        for x in self.numbers():
            self.pair[b][x] = self.pair[x][b] = None
        self.part[b] = [NONE] * (self.n + 1)
        for inner in self.ring[b]:
            for x in self.numbers():
                pair, now = self.pair[inner][x], self.pair[b][x]
                if pair is not None and (now is None or self.slack(pair) < self.slack(now)):
                    self.pair[b][x] = pair
                    self.pair[x][b] = self.pair[x][inner]
            for x in range(1, self.n + 1):
                if self.part[inner][x] != NONE:
                    self.part[b][x] = inner
        self.find_nearest(b)

    def _up(self, x: int, base: int) -> list[int]:
        """From an outer one up to the base of a new blossom; what was inner becomes outer."""
        way: list[int] = []
        while x != base:
            inner = self.root[self.mate[x]]
            way += [x, inner]
            self.enqueue(inner)
            x = self.root[self.parent[inner]]
        return way

    def open(self, b: int) -> None:
        """An inner blossom whose label has come down to 0 is one no more."""
        for inner in self.ring[b]:
            self.enclose(inner, inner)
        part = self.part[b][self.between(b, self.parent[b])[0]]
        at = self.way_to(b, part)
        ring = self.ring[b]
        for i in range(0, at, 2):
            inner, outer = ring[i], ring[i + 1]
            self.parent[inner] = self.between(outer, inner)[0]
            self.state[inner], self.state[outer] = INNER, OUTER
            self.nearest[inner] = NONE
            self.find_nearest(outer)
            self.enqueue(outer)
        self.state[part] = INNER
        self.parent[part] = self.parent[b]
        for free in ring[at + 1 :]:
            self.state[free] = FREE
            self.find_nearest(free)
        self.root[b] = NONE

    # ---------------------------------------------------------------- the forest

    def found(self, pair: tuple[int, int]) -> bool:
        """A tight pair from an outer vertex; whether the matching became longer."""
        u, v = self.root[pair[0]], self.root[pair[1]]
        if self.state[v] == FREE:
            self.parent[v] = pair[0]
            self.state[v] = INNER
            outer = self.root[self.mate[v]]
            self.nearest[v] = self.nearest[outer] = NONE
            self.state[outer] = OUTER
            self.enqueue(outer)
        elif self.state[v] == OUTER:
            base = self.meeting(u, v)
            if base == NONE:
                self.augment(u, v)
                self.augment(v, u)
                return True
            self.close(u, base, v)
        return False

    def grow(self) -> bool:
        """From all that have no mate; whether the matching became longer."""
        self.queue.clear()
        for x in self.numbers():
            self.state[x] = FREE
            self.nearest[x] = NONE
        for x in self.numbers():
            if self.root[x] == x and self.mate[x] == NONE:
                self.parent[x] = NONE
                self.state[x] = OUTER
                self.enqueue(x)
        if not self.queue:
            return False
        while True:
            if self.search():
                return True
            if not self.relabel():
                return False
            self.queue.clear()
            for x in self.numbers():
                near = self.nearest[x]
                if self.root[x] != x or near == NONE or self.root[near] == x:
                    continue
                pair = self.between(near, x)
                if self.slack(pair) == 0 and self.found(pair):
                    return True
            for b in self.blossoms():
                if self.state[b] == INNER and self.label[b] == 0:
                    self.open(b)

    def search(self) -> bool:
        """Along the tight pairs of the outer vertices in the queue; whether the matching became longer."""
        while self.queue:
            u = self.queue.popleft()
            if self.state[self.root[u]] == INNER:
                continue
            row = self.twice[u]
            for v in range(1, self.n + 1):
                if row[v] <= 0 or self.root[u] == self.root[v]:
                    continue
                if self.label[u] + self.label[v] == row[v]:
                    if self.found((u, v)):
                        return True
                else:
                    self.come_near(u, self.root[v])
        return False

    def relabel(self) -> bool:
        """Change the labels as far as their bounds allow; False where nobody is worth a mate any more."""
        step = min(self.label[u] for u in range(1, self.n + 1) if self.state[self.root[u]] == OUTER)
        last = step
        for b in self.blossoms():
            if self.state[b] == INNER:
                step = min(step, self.label[b] // 2)
        for x in self.numbers():
            if self.root[x] == x and self.nearest[x] != NONE and self.state[x] != INNER:
                slack = self.slack(self.between(self.nearest[x], x))
                step = min(step, slack if self.state[x] == FREE else slack // 2)
        if step == last:
            return False
        for u in range(1, self.n + 1):
            self.label[u] += {OUTER: -step, INNER: step, FREE: 0}[self.state[self.root[u]]]
        for b in self.blossoms():
            self.label[b] += {OUTER: 2 * step, INNER: -2 * step, FREE: 0}[self.state[b]]
        return True
