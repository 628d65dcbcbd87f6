/** What the puzzles say; defines what the other languages must have. */
export const puzzles = {
  title: 'Puzzles',
  intro: 'Positions from games of our bots, each with one best answer. They work offline, too.',
  today: 'Puzzle of the day',
  grade: { 1: 'easy', 2: 'medium', 3: 'hard' },
  number: (number: number, grade: string) => `Puzzle ${number}, ${grade}`,
  solved: 'solved',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  goOn: 'Right so far. The other side has answered: go on.',
  again: 'Try again',
  give: 'Show the answer',
  next: 'Next puzzle',
  all: 'All puzzles',
};
