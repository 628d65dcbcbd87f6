/** What a part of a result cost, or spared. */
interface Part {
  readonly amount: string;
  readonly isCost: boolean;
}

/** What looking back at matches says; defines what the other languages must have. */
export const lookBack = {
  replay: {
    title: 'Replay',
    intro:
      'See a match again, step by step. Open the record of any match, drop it here or paste it. Nothing leaves this device.',
    openFile: 'Open a record file, or drop it here',
    paste: 'Or paste a record',
    show: 'Show it',
    unknownGame: (game: string) => `This record is of a game called “${game}”, which is not played here.`,
    seenBy: 'Seen by',
    share: 'Copy a link to this move',
    tryAgain: 'Try it again from here',
    download: 'Download the record',
    position: 'Position in the match',
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    parts: 'Go to',
    round: (round: number) => `Round ${round}`,
    phase: (phase: number) => `Phase ${phase}`,
    back: 'One step back',
    next: 'One step on',
    markBack: 'To the previous big moment',
    markNext: 'To the next big moment',
    play: 'Play',
    pause: 'Pause',
    speed: (speed: number) => `Speed: ${speed} times`,
  },
  analysis: {
    title: 'Analysis',
    intro:
      'Every decision of this match beside what Strong would have played, seen with the eyes of whoever decided. It runs on this device and takes a few seconds.',
    start: 'Analyse this match',
    running: 'Thinking about every decision …',
    cancel: 'Stop',
    curveLabel: 'How the match stood, move by move',
    mistakes: 'The costliest decisions',
    none: 'Nothing that Strong would have done much better. Well played!',
    cost: (name: string, move: string, amount: string) => `${name}: ${move} cost ${amount}.`,
    better: (move: string, why: string) => `Better: ${move}. ${why}`,
    account: (name: string, choices: Part, cards: Part) =>
      `Compared with the others, ${name}’s choices ${choices.isCost ? 'cost' : 'saved'} ${choices.amount}; cards and luck ${cards.isCost ? 'cost' : 'were an advantage of'} ${cards.amount}.`,
    all: (count: number) => `Every decision (${count})`,
    fine: (name: string, move: string) => `${name}: nothing was clearly better than ${move}.`,
  },
  hint: {
    thinking: 'Thinking …',
    failed: 'No hint right now. Try again in a moment.',
    would: (move: string) => `Strong would choose ${move}.`,
  },
};
