import { below, isRefusal, type Refusal } from '@sixfold/game-kit';
import { describeSpoiled, STEERING, spoiledText, type Target } from '@sixfold/game-laws';
import { gameById } from '@sixfold/games';
import { Conversation } from './env/conversation.js';
import { Matches } from './env/matches.js';
import { plainParams } from './plain.js';
import { readLine } from './tournament/outside-lines.js';

const LINES = [
  { type: 'ready', protocol: 1 },
  { type: 'log', text: 'thinking' },
  { id: 3, move: '27' },
  { id: 2, move: 'pass' },
  { id: 3, error: { message: 'no idea' } },
].map((each) => JSON.stringify(each));

const REQUESTS = [
  { type: 'reset', seed: 'one' },
  { type: 'reset', seeds: ['a', null] },
  { type: 'step', moves: [[0, 0], null] },
  {
    type: 'step',
    moves: [
      ['27', null],
      [1, 1],
    ],
  },
  { type: 'observe' },
].map((each) => JSON.stringify(each));

/** What is shown of a refusal must not steer a terminal. */
const steers = (params: Refusal['params']): string | undefined => {
  const shown = JSON.stringify(Object.values(plainParams(params)).map(String));
  const raw = Object.values(plainParams(params)).find((value) => STEERING.test(String(value)));
  return raw === undefined ? undefined : `steers a terminal: ${shown}`;
};

const game = gameById('nimmt');
if (game === undefined) throw new Error('no nimmt');
const matches = new Matches({ game, options: { variant: 'classic', rounds: 1 }, seats: 2 } as never, 2);
const conversation = new Conversation(matches, { views: true, autoReset: true });
conversation.answer('{"type":"reset","seed":"spoiled"}');

const state = (): string => JSON.stringify(conversation.answer('{"type":"observe"}'));

const TARGETS: readonly Target[] = [
  {
    name: 'lines of outside bots',
    attempt: (rng) => {
      const asked = { last: below(rng, 4), open: 3 };
      const heard = readLine(spoiledText(rng, LINES), asked);
      if (heard.kind === 'move' && asked.last < asked.open) return 'a move that nobody asked for';
      return heard.kind === 'fault' ? steers(heard.params) : undefined;
    },
  },
  {
    name: 'requests of environments',
    attempt: (rng) => {
      const before = state();
      const answer = conversation.answer(spoiledText(rng, REQUESTS));
      if (!isRefusal(answer)) return undefined;
      return state() === before ? steers(answer.params) : 'a refused request changed something';
    },
  },
];

describeSpoiled(TARGETS);
