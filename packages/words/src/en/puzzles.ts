const stones = ['', 'one stone', 'two stones', 'three stones'];

/** What the puzzles say; defines what the other languages must have. */
export const puzzles = {
  title: 'Puzzles',
  intro: 'Positions from games of our bots, each with one best answer. They work offline, too.',
  today: 'Puzzle of the day',
  grade: { 1: 'easy', 2: 'medium', 3: 'hard' },
  number: (number: number, grade: string) => `Puzzle ${number}, ${grade}`,
  solved: 'solved',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  tasks: {
    nimmt: 'Which card do you lay? One of them clearly costs the least.',
    six: (count: number) =>
      `Your move. Win with ${stones[count] ?? `${count} stones`}, whatever the other side does.`,
    sixteen: 'The talon is empty and every card is known. Which card brings you the most piles in the end?',
  },
  goOn: 'Right so far. The other side has answered: go on.',
  right: {
    nimmt: 'That is the one.',
    six: 'Solved: a six, and nothing could stop it.',
    sixteen: 'That is the best card.',
  },
  worth: {
    nimmt: (card: string, heads: number) => `With ${card} you would expect ${heads} bullheads this round.`,
    sixteen: (card: string, lead: number) =>
      lead > 0
        ? `With ${card} you end up ${lead} ahead.`
        : lead < 0
          ? `With ${card} you end up ${-lead} behind.`
          : `With ${card} it ends level.`,
  },
  wrong: {
    nimmt: 'Another card costs less.',
    six: 'That gives the other side time to stop you.',
    sixteen: 'There is something better.',
  },
  again: 'Try again',
  give: 'Show the answer',
  values: {
    nimmt: 'Bullheads to expect this round, by card',
    sixteen: 'Lead in piles at the end, by card',
  },
  next: 'Next puzzle',
  all: 'All puzzles',
};
