#!/usr/bin/env python3
"""Redoes deals from docs/fairness.md alone, to check that the text suffices. Needs nothing but Python.

python3 docs/redo-deal.py                 checks every test vector of docs/fairness.md
python3 docs/redo-deal.py RECORD.json     redoes the seed, the lots and the first deal of a record
"""

import hashlib
import hmac
import json
import pathlib
import re
import struct
import sys


def seal_of(contribution):
    return hashlib.sha256(bytes.fromhex(contribution)).hexdigest()


def deal_secret(root, deal):
    return hmac.new(bytes.fromhex(root), f"deal {deal}".encode(), "sha256").hexdigest()


def deal_seed(secret, table, deal, contributions):
    lines = ["sixfold deal 2", table, str(deal), *contributions]
    return hmac.new(bytes.fromhex(secret), "\n".join(lines).encode(), "sha256").hexdigest()


def chacha8_words(seed, number):
    """The stream of one deal as 32-bit numbers."""
    key = struct.unpack("<8I", hashlib.sha256(seed.encode()).digest())
    counter = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *key, counter, number, 0, 0]
        x = start[:]

        def quarter(a, b, c, d):
            for first, second, last, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[first] = (x[first] + x[second]) & 0xFFFFFFFF
                mixed = x[last] ^ x[first]
                x[last] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF

        for _ in range(4):
            for column in range(4):
                quarter(column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(x, start))
        counter += 1


def below(words, n):
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def shuffle(words, items, count):
    for place in range(min(count, len(items) - 1)):
        other = place + below(words, len(items) - place)
        items[place], items[other] = items[other], items[place]


def draw_lots(seed, seats, lots):
    words = chacha8_words(seed, 2**32 - 1)
    return {key: below(words, seats) for key in lots}


def deal_nimmt(seed, seats, options, round_number, starter):
    variant = options["variant"]
    if options.get("draft"):
        return {"open": list(range(1, 10 * seats + 5))}
    highest = 10 * seats + 4 if options.get("deck") == "tactics" else 104
    hand = {"classic": 10, "ole": 10, "simple": 12}.get(variant, 15)
    given = (2 if seats <= 3 else 1) if variant == "plus-even" else 0
    zeros = 0 if variant in ("classic", "ole") else 7 - given * seats
    words = chacha8_words(seed, round_number)
    numbers = list(range(1, highest + 1))
    shuffle(words, numbers, 4)
    rest = numbers[4:] + [0] * zeros
    each = hand - given
    shuffle(words, rest, seats * each)
    hands = [sorted([0] * given + rest[seat * each : (seat + 1) * each]) for seat in range(seats)]
    dealt = {"rows": [[card] for card in numbers[:4]], "hands": hands}
    if variant == "ole":
        dealt["traps"] = draw_traps(words, seats, options, starter)
    return dealt


def draw_traps(words, seats, options, starter):
    kinds = ["block", "drop", "mask", "shift", "stretch"]
    each = 2 if seats <= 3 else 1
    pool = [trap for trap in kinds for _ in range(options["copies"])]
    shuffle(words, pool, each * seats)
    traps = [[] for _ in range(seats)]
    for step in range(seats):
        seat = (starter + step) % seats
        drawn = pool[step * each : (step + 1) * each]
        if options["traps"] == "own":
            counts = options["collections"][seat]
            most = 1 if options["unique"] else 99
            own = [trap for trap in kinds for _ in range(min(most, counts.get(trap, 0)))]
            shuffle(words, own, each)
            drawn = own[:each]
        traps[seat] = sorted(drawn)
    return traps


def deal_sixteen(seed, seats, options):
    deck = [f"{colour}{number}" for colour in "gobp" for number in (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)]
    deck += ["j"] * (2 if options["jokers"] else 0)
    shuffle(chacha8_words(seed, 0), deck, len(deck))
    return {"hands": [sorted(deck[seat * 3 : seat * 3 + 3]) for seat in range(seats)], "talon": deck[seats * 3 :]}


def deal(game, seed, seats, options, round_number, starter):
    if game == "nimmt":
        return deal_nimmt(seed, seats, options, round_number, starter)
    return deal_sixteen(seed, seats, options) if game == "sixteen" else {}


def check(name, expected, actual):
    if expected != actual:
        sys.exit(f"{name}: the text gives {actual}, the vector says {expected}")


def check_vectors(vectors):
    for each in vectors["seals"]:
        check("seal", each["seal"], seal_of(each["contribution"]))
    for each in vectors["secrets"]:
        check("secret", each["secret"], deal_secret(each["root"], each["deal"]))
        check("commitment", each["commitment"], seal_of(each["secret"]))
    for each in vectors["seeds"]:
        seed = deal_seed(each["secret"], each["table"], each["deal"], each["contributions"])
        check("seed", each["seed"], seed)
    for each in vectors["streams"]:
        words = chacha8_words(each["seed"], each["number"])
        check("stream", each["words"], [f"{next(words):08x}" for _ in each["words"]])
    for each in vectors["draws"]:
        words = chacha8_words(each["seed"], each["number"])
        check("draws", each["drawn"], [below(words, n) for n in each["below"]])
    for each in vectors["lots"]:
        check("lots", each["drawn"], draw_lots(each["seed"], each["seats"], each["lots"]))
    for each in vectors["deals"]:
        starter = each.get("starter", each["options"].get("starter"))
        dealt = deal(each["game"], each["seed"], each["seats"], each["options"], each.get("round", 1), starter)
        check(f"{each['game']} {each['options']}", each["dealt"], dealt)
    print(f"{sum(len(part) for part in vectors.values())} vectors agree")


def redo(record):
    fairness = record.get("fairness")
    seed = record["seed"]
    if fairness and fairness["version"] == 2:
        seed = deal_seed(*(fairness[key] for key in ("secret", "table", "deal", "contributions")))
        print("lots:", draw_lots(seed, record["seats"], fairness["lots"]))
    options = record["options"]
    print("seed:", seed, "as in the record" if seed == record["seed"] else "NOT the one in the record")
    print("deal:", json.dumps(deal(record["game"], seed, record["seats"], options, 1, options.get("starter"))))


if len(sys.argv) > 1:
    redo(json.loads(pathlib.Path(sys.argv[1]).read_text()))
else:
    text = (pathlib.Path(__file__).parent / "fairness.md").read_text()
    check_vectors(json.loads(re.search(r"```json\n(.*?)```", text, re.S).group(1)))
