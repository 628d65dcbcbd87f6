"""Data sets that `sixfold dataset` has written (docs/environment.md)."""

import gzip
import json


def read(path):
    """The head of a data set and an iterator over its games, each completed to a record with its values."""
    opener = gzip.open if str(path).endswith(".gz") else open
    file = opener(path, "rt", encoding="utf-8")
    head = json.loads(next(file))
    if head.get("sixfoldData") != 1:
        file.close()
        raise ValueError(f"{path} is not a data set of version 1")
    return head, _games(file, head)


def _games(file, head):
    shared = {"sixfold": 1, **{key: head[key] for key in ("game", "options", "seats")}}
    with file:
        for line in file:
            yield {**shared, **json.loads(line)}
