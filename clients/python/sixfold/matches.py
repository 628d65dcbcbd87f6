"""Many matches at once, over the JSON lines of `sixfold env`."""

import json
import os
import shlex
import subprocess


class SixfoldError(Exception):
    """A request was refused, and nothing has changed. `code` and `params` say why."""

    def __init__(self, code, params, sentence):
        super().__init__(sentence)
        self.code = code
        self.params = params


class Match:
    """One match where it stands: who must act, and what each of them may do and know.

    `legal`, `views` and `observations` go with `to_act`: the first entry belongs to the first seat there, and so on.
    `result` has `scores` and `ranks` once the match is over, `seed` is there in the answer in which it began.
    """

    __slots__ = ("to_act", "legal", "views", "observations", "result", "seed")

    def __init__(self, told):
        self.to_act = told.get("toAct")
        self.legal = told.get("legal")
        self.views = told.get("views")
        self.observations = told.get("observations")
        self.result = told.get("result")
        self.seed = told.get("seed")


class Matches:
    """A number of matches at the same kind of table.

    with Matches("nimmt", matches=256, players=4) as env:
        for match in env.reset("seed"): ...
    """

    def __init__(self, game, matches=1, players=None, options=None, send=("arrays",), auto_reset=False, command=None):
        words = [*_command(command), "env", game, "--matches", str(matches), "--send", ",".join(send)]
        if players is not None:
            words += ["--players", str(players)]
        if options is not None:
            words += ["--options", json.dumps(options)]
        if auto_reset:
            words += ["--auto-reset"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        try:
            ready = self._read()
        except SixfoldError:
            self.close()
            raise
        self.game = ready["game"]
        self.options = ready["options"]
        self.seats = ready["seats"]
        self.sides = ready["sides"]
        self.count = ready["matches"]
        observation = ready.get("observation", {"length": 0, "parts": []})
        self.observation_length = observation["length"]
        self._places = {}
        start = 0
        for name, length in observation["parts"]:
            self._places[name] = slice(start, start + length)
            start += length

    def part(self, name):
        """Where a part of an observation lies: `observation[env.part("hand")]`."""
        return self._places[name]

    def reset(self, seed=None, seeds=None):
        """Begins all matches from one seed, or some of them from seeds of their own (None leaves one alone)."""
        return self._ask({"type": "reset", "seed": str(seed)} if seeds is None else {"type": "reset", "seeds": seeds})

    def step(self, moves):
        """Plays: for each match None, or a list with a move for each seat of `to_act`.

        A move is its text, its index among the legal ones, or None for a seat that does not move yet.
        Returns the matches as they stand now, None for those that were left alone.
        """
        return self._ask({"type": "step", "moves": moves})

    def observe(self):
        """For each match what every seat knows, by seat number, whether or not it is asked."""
        return self._ask({"type": "observe"})

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, request):
        self._process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
        self._process.stdin.flush()
        return [None if told is None else Match(told) for told in self._read()["matches"]]

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            raise SixfoldError("ended", {"code": self._process.wait()}, "sixfold env has ended; it says why above")
        answer = json.loads(line)
        if answer["type"] == "error":
            raise SixfoldError(answer["code"], answer["params"], answer["sentence"])
        return answer


def _command(command):
    """How sixfold is started: as given, as in the environment variable SIXFOLD, or with npx."""
    command = command or os.environ.get("SIXFOLD", "npx sixfold")
    return shlex.split(command) if isinstance(command, str) else list(command)
