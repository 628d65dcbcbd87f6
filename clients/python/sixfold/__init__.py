"""6 nimmt!, SIX and Sixteen as environments: many matches at once, turn by turn, or everybody together.

Everything is played by `sixfold env`, a program that this package starts; nothing here knows a rule.
"""

from . import dataset
from .environments import Parallel, TurnBased, reward_of
from .matches import Match, Matches, SixfoldError

__all__ = ["Match", "Matches", "Parallel", "SixfoldError", "TurnBased", "dataset", "reward_of"]
