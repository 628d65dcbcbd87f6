"""Learns to play a round of 6 nimmt! in about a minute, by trying out weights, and shows that it beats random players.

    python3 examples/train_nimmt.py

The player looks at five simple things about each card it could lay, weighs them, and lays the card with the highest sum.
The weights are found by the cross-entropy method: try some around the best so far, keep the best few, narrow down.
"""

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixfold import Matches  # noqa: E402

TRIED = 16  # sets of weights in a generation
KEPT = 4
DEALS = 16  # matches for each of them, the same deals for all
FEATURES = 5


def features(card, rows):
    """What is easily seen of a card: is it lower than every row, how far behind its row, would it be the sixth …"""
    ends = [(row[-1], len(row)) for row in rows if row[-1] < card]
    if not ends:
        return (1.0, 0.0, 0.0, 0.0, card / 104)
    end, length = max(ends)
    return (0.0, (card - end) / 104, float(length == 5), length / 5, card / 104)


def choose(weights, legal, rows):
    if legal[0].startswith("r"):  # a row must be taken: the shortest one
        return min(range(len(legal)), key=lambda index: len(rows[int(legal[index][1]) - 1]))
    def worth(index):
        return sum(weight * each for weight, each in zip(weights, features(int(legal[index]), rows)))
    return max(range(len(legal)), key=worth)


def play(env, seeds, weights_of, dice):
    """Plays all matches to their end, seat 0 by weights, the others at random. Returns the scores of each match."""
    where = env.part("rows")
    matches = env.reset(seeds=seeds)
    scores = [None] * env.count
    while None in scores:
        moves = []
        for index, match in enumerate(matches):
            if match is None or match.result is not None:
                moves.append(None)
                continue
            chosen = [dice.randrange(len(legal)) for legal in match.legal]
            if match.to_act[0] == 0:
                numbers = match.observations[0][where]
                rows = [[card for card in numbers[at : at + 6] if card >= 0] for at in range(0, 24, 6)]
                chosen[0] = choose(weights_of(index), match.legal[0], rows)
            moves.append(chosen)
        matches = env.step(moves)
        for index, match in enumerate(matches):
            if match is not None and match.result is not None:
                scores[index] = match.result["scores"]
    return scores


def train(env, generations, dice):
    mean, spread = [0.0] * FEATURES, [1.0] * FEATURES
    for generation in range(generations):
        tried = [[dice.gauss(m, s) for m, s in zip(mean, spread)] for _ in range(TRIED)]
        seeds = [f"train/{generation}/{index % DEALS}" for index in range(env.count)]
        scores = play(env, seeds, lambda index: tried[index // DEALS], dice)
        points = [sum(score[0] for score in scores[at * DEALS : (at + 1) * DEALS]) / DEALS for at in range(TRIED)]
        best = sorted(range(TRIED), key=points.__getitem__)[:KEPT]
        for index in range(FEATURES):
            values = [tried[at][index] for at in best]
            mean[index] = sum(values) / KEPT
            spread[index] = (sum((value - mean[index]) ** 2 for value in values) / KEPT) ** 0.5 + 0.1
        print(f"generation {generation + 1}: the best have {sum(points[at] for at in best) / KEPT:.1f} bullheads a round")
    return mean


def main():
    flags = argparse.ArgumentParser()
    flags.add_argument("--generations", type=int, default=25)
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    dice = random.Random(given.seed)
    with Matches("nimmt", matches=TRIED * DEALS, players=4, options={"rounds": 1}) as env:
        weights = train(env, given.generations, dice)
        seeds = [f"test/{index}" for index in range(env.count)]
        scores = play(env, seeds, lambda _: weights, dice)
    own = sum(score[0] for score in scores) / len(scores)
    others = sum(sum(score[1:]) / 3 for score in scores) / len(scores)
    print(f"learned {own:.1f} bullheads a round, random {others:.1f}, over {len(scores)} new deals")
    return 0 if own < others else 1


if __name__ == "__main__":
    sys.exit(main())
