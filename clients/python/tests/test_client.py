"""python3 -m unittest discover clients/python/tests, with SIXFOLD saying how sixfold is started."""

import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixfold import Matches, Parallel, SixfoldError, TurnBased, dataset, reward_of  # noqa: E402

GAMES = {"nimmt": 4, "six": 2, "sixteen": 4}


class DataSets(unittest.TestCase):
    def test_a_data_set_is_read_as_records_with_values(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "games.jsonl.gz"
            command = os.environ.get("SIXFOLD", "npx sixfold")
            flags = f"dataset sixteen --games 2 --seed 7 --bots medium --out {file}"
            subprocess.run(f"{command} {flags}", shell=True, check=True)
            head, games = dataset.read(file)
            games = list(games)
            self.assertEqual((head["game"], head["games"]), ("sixteen", 2))
            self.assertEqual([game["seed"] for game in games], ["7/1", "7/2"])
            for game in games:
                self.assertEqual((game["sixfold"], game["game"]), (1, "sixteen"))
                self.assertEqual(len(game["values"]), len(game["moves"]))
            other = Path(folder) / "other.jsonl"
            other.write_text("{}\n", encoding="utf-8")
            with self.assertRaises(ValueError):
                dataset.read(other)


class ManyMatches(unittest.TestCase):
    def test_the_same_seed_and_moves_are_the_same_matches(self):
        def play():
            dice = random.Random(3)
            with Matches("nimmt", matches=4, players=3, options={"rounds": 1}) as env:
                matches, results = env.reset("evening"), {}
                while len(results) < env.count:
                    wanted = [
                        None if index in results else [dice.randrange(len(legal)) for legal in match.legal]
                        for index, match in enumerate(matches)
                    ]
                    for index, match in enumerate(env.step(wanted)):
                        if match is not None:
                            matches[index] = match
                            if match.result is not None:
                                results[index] = match.result
                return results

        self.assertEqual(play(), play())

    def test_matches_begin_again_by_themselves(self):
        with Matches("sixteen", matches=2, auto_reset=True) as env:
            matches = env.reset("s")
            self.assertEqual([match.seed for match in matches], ["s/1", "s/2"])
            begun = []
            while len(begun) < 2:
                matches = env.step([[0] for _ in matches])
                begun += [match.seed for match in matches if match.result is not None]
                self.assertTrue(all(match.to_act for match in matches))
            self.assertEqual(sorted(begun), ["s/1/2", "s/2/2"])

    def test_what_is_refused_changes_nothing(self):
        with Matches("nimmt", matches=2, players=2) as env:
            with self.assertRaises(SixfoldError) as early:
                env.step([[0, 0], [0, 0]])
            self.assertEqual(early.exception.code, "envNotReset")
            before = env.reset(1)
            with self.assertRaises(SixfoldError) as wrong:
                env.step([[0, 0], [0, "105"]])
            self.assertEqual(wrong.exception.code, "envIllegalMove")
            self.assertEqual(wrong.exception.params["match"], 1)
            after = env.observe()
            for one, other in zip(before, after):
                self.assertEqual(one.observations, other.observations)

    def test_an_unknown_game_says_so(self):
        with self.assertRaises(SixfoldError):
            Matches("go")


class OneMatch(unittest.TestCase):
    def test_every_game_turn_by_turn(self):
        for game, players in GAMES.items():
            with self.subTest(game), TurnBased(game, players=players) as env:
                dice = random.Random(1)
                env.reset("turns")
                while env.agents:
                    agent = env.agent
                    self.assertEqual(len(env.observe(agent)), env.matches.observation_length)
                    self.assertTrue(all(number == int(number) for number in env.observe(agent)))
                    env.step(dice.choice(env.legal(agent)))
                self.assertIsNone(env.agent)
                self.assertAlmostEqual(sum(env.rewards.values()), 0)

    def test_every_game_with_all_together(self):
        for game, players in GAMES.items():
            with self.subTest(game), Parallel(game, players=players) as env:
                dice = random.Random(2)
                observations, infos = env.reset("together")
                while env.agents:
                    self.assertEqual(list(observations), env.acting)
                    actions = {agent: dice.choice(infos[agent]["legal"]) for agent in env.acting}
                    observations, rewards, terminations, _, infos = env.step(actions)
                self.assertTrue(all(terminations.values()))
                self.assertEqual(set(rewards), set(env.possible_agents))

    def test_nobody_sees_what_the_others_chose(self):
        with TurnBased("nimmt", players=2) as env:
            env.reset("hidden")
            before = env.view("seat_1")
            env.step(env.legal("seat_0")[0])
            self.assertEqual(env.agent, "seat_1")
            after = env.view("seat_1")
            self.assertEqual(after["hand"], before["hand"])
            self.assertEqual(after["players"][0]["shown"], [])
            self.assertEqual(env.legal("seat_0"), [])

    def test_an_observation_has_the_parts_of_the_document(self):
        with TurnBased("nimmt", players=3) as env:
            env.reset("parts")
            numbers, view = env.observe("seat_0"), env.view("seat_0")
            hand = [card for card, held in enumerate(numbers[env.part("hand")]) if held]
            self.assertEqual(hand, view["hand"])
            rows = numbers[env.part("rows")]
            self.assertEqual([rows[at] for at in range(0, 24, 6)], [row[0] for row in view["rows"]])
            self.assertEqual(numbers[env.part("cards")], [10, 10, 10])


class Rewards(unittest.TestCase):
    def test_best_and_worst_and_between(self):
        result = {"ranks": [1, 3, 2, 4]}
        alone = [0, 1, 2, 3]
        self.assertEqual([reward_of(result, seat, alone) for seat in range(4)], [1, -1 / 3, 1 / 3, -1])
        teams = {"ranks": [1, 3, 1, 3]}
        self.assertEqual([reward_of(teams, seat, [0, 1, 0, 1]) for seat in range(4)], [1, -1, 1, -1])


if __name__ == "__main__":
    unittest.main()
