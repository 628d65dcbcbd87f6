/** What the lessons say; defines what the other languages must have. */
export const lessons = {
  title: (game: string) => `Learn ${game}`,
  intro: 'Short lessons at a real table: one thing to do at a time, and an answer to what you did.',
  progress: (done: number, steps: number) => `${done} of ${steps}`,
  done: 'Done',
  toRules: 'All the rules to read',
  toPuzzles: 'Puzzles to practise with',
  you: 'You',
  next: 'Go on',
  again: 'Try again',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave',
  finished: 'You know how it goes!',
  finishedHelp:
    'Play a first game: easy bots are good company, and a coach speaks up whenever something new happens.',
  firstGame: 'Play a first game',
  more: 'More lessons',
  coachOk: 'OK',
};
