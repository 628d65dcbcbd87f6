/** What looking back at matches says; defines what the other languages must have. */
export const lookBack = {
  replay: {
    title: 'Replay',
    intro:
      'See a match again, step by step. Open the record of any match, drop it here or paste it. Nothing leaves this device.',
    openFile: 'Open a record file, or drop it here',
    paste: 'Or paste a record',
    show: 'Show it',
    unknownGame: (game: string) => `This record is of a game called "${game}", which is not played here.`,
    seenBy: 'Seen by',
    share: 'Copy a link to this move',
    download: 'Download the record',
    position: 'Position in the match',
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    parts: 'Go to',
    round: (round: number) => `Round ${round}`,
    phase: (phase: number) => `Phase ${phase}`,
    back: 'One step back',
    next: 'One step on',
    markBack: 'To the last big moment',
    markNext: 'To the next big moment',
    play: 'Play',
    pause: 'Pause',
    speed: (speed: number) => `Speed: ${speed} times`,
  },
};
