"""Random numbers: the same seed gives the same numbers on every machine, compiled or not.

Chris Doty-Humphrey's sfc32. It needs nothing but 32-bit additions, shifts and exclusive ors, all of which fit an i64
without overflow; an i64 wraps only when compiled, so every sum is masked.
"""

from mypy_extensions import i64


class Rng:
    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = seed >> 32 & 0xFFFFFFFF
        self.c: i64 = seed >> 64 & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """32 random bits."""
        mask: i64 = 0xFFFFFFFF
        a, b, c = self.a, self.b, self.c
        result: i64 = (a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) & mask | c >> 11) + result) & mask
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31. Its bias is below n / 2**32."""
        return self.next32() * n >> 32

    def fork(self) -> "Rng":
        """A new stream of its own, for a part that may use up any number of draws."""
        high: int = int(self.next32())
        low: int = int(self.next32())
        return Rng(high << 32 | low)
