"""One match in the two forms that multi-agent learning expects."""

from .matches import Matches


def reward_of(result, seat, sides):
    """1 for who came before everybody else, -1 for who came after everybody, in equal steps between. Partners share it."""
    ranks = result["ranks"]
    others = [rank for other, rank in enumerate(ranks) if sides[other] != sides[seat]]
    beaten = sum((rank > ranks[seat]) - (rank < ranks[seat]) for rank in others)
    return beaten / len(others)


class _OneMatch:
    """What both forms share. Agents are called seat_0, seat_1 and so on."""

    def __init__(self, game, players=None, options=None, send=("views", "arrays"), command=None):
        self.matches = Matches(game, players=players, options=options, send=send, command=command)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.matches.seats)]
        self.agents = []
        self._match = None

    @property
    def acting(self):
        """The agents that must act now."""
        return [f"seat_{seat}" for seat in self._match.to_act]

    @property
    def result(self):
        """`scores` and `ranks` once the match is over, else None."""
        return self._match.result

    def legal(self, agent):
        """The legal moves of an agent; none if it is not asked."""
        place = self._place(agent)
        return [] if place is None else self._match.legal[place]

    def observe(self, agent):
        """What an agent knows, as plain numbers (docs/environment.md)."""
        return self._seen(agent, "observations")

    def view(self, agent):
        """What an agent knows, as the game words it (docs/bots.md)."""
        return self._seen(agent, "views")

    def part(self, name):
        return self.matches.part(name)

    def close(self):
        self.matches.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _begin(self, seed):
        self.agents = list(self.possible_agents)
        [self._match] = self.matches.reset(seed)

    def _play(self, moves):
        [self._match] = self.matches.step([moves])
        if self._match.result is not None:
            self.agents = []

    def _seen(self, agent, what):
        place = self._place(agent)
        if place is not None:
            return getattr(self._match, what)[place]
        [everybody] = self.matches.observe()
        return getattr(everybody, what)[self._seat(agent)]

    def _place(self, agent):
        seat = self._seat(agent)
        return self._match.to_act.index(seat) if seat in self._match.to_act else None

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _rewards(self):
        result = self._match.result
        return {
            agent: 0.0 if result is None else reward_of(result, seat, self.matches.sides)
            for seat, agent in enumerate(self.possible_agents)
        }


class TurnBased(_OneMatch):
    """One agent after another. Who chooses at the same time as others does not see what they chose.

    env.reset(seed)
    while env.agents:
        env.step(random.choice(env.legal(env.agent)))
    print(env.rewards)
    """

    def reset(self, seed):
        self._begin(seed)

    @property
    def agent(self):
        """Whose move it is, None when the match is over."""
        acting = self.acting
        return acting[0] if acting else None

    @property
    def rewards(self):
        return self._rewards()

    def step(self, move):
        self._play([move] + [None] * (len(self._match.to_act) - 1))


class Parallel(_OneMatch):
    """All who must act do so together.

    observations, infos = env.reset(seed)
    while env.agents:
        actions = {agent: random.choice(env.legal(agent)) for agent in env.acting}
        observations, rewards, terminations, truncations, infos = env.step(actions)
    """

    def reset(self, seed):
        self._begin(seed)
        return self._observations(), self._infos()

    def step(self, actions):
        """Takes a move of every agent in `acting`; observations and infos are of those that act next."""
        self._play([actions[agent] for agent in self.acting])
        over = self.result is not None
        rewards = self._rewards()
        terminations = {agent: over for agent in self.possible_agents}
        truncations = {agent: False for agent in self.possible_agents}
        return self._observations(), rewards, terminations, truncations, self._infos()

    def _observations(self):
        return {agent: self.observe(agent) for agent in self.acting}

    def _infos(self):
        return {agent: {"legal": self.legal(agent)} for agent in self.acting}
