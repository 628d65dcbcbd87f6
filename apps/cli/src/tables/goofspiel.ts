import type { ViewOf } from '@sixfold/games';
import type { TerminalWords } from '@sixfold/words';
import { textTable } from '../text-table.js';
import type { Scene as AnyScene, ArtOf } from './scene.js';

type Scene = AnyScene<TerminalWords<'goofspiel'>>;
type View = ViewOf<'goofspiel'>;

function draw(view: View, scene: Scene): string[] {
  const { colours, words, selected } = scene;
  const waiting = view.prizes.filter((_, at) => view.takers[at] === 'waiting');
  const isOver = view.takers.length === view.prizes.length;
  const prize = isOver ? '–' : colours.bold(String(view.prizes.at(-1)));
  const wait = waiting.length > 0 ? ` ${colours.dim(words.waiting)} ${waiting.join(' + ')}` : '';
  const rows = view.hands.map((hand, seat) => [
    `${view.toAct.includes(seat) ? '▸' : ' '} ${scene.name(seat)}`,
    String(view.points[seat]),
    hand.join(' '),
    view.hasBid[seat] ? words.hasBid : '',
  ]);
  const hand = view.viewer === 'spectator' ? [] : (view.hands[view.viewer] ?? []);
  const cards = hand.map((card) => (String(card) === selected ? colours.inverse(` ${card} `) : ` ${card} `));
  return [
    ` ${colours.bold(words.prize)} ${prize}${wait}   ${colours.dim(words.left(view.left))}`,
    '',
    ...textTable(words.head.split('|'), rows),
    '',
    ...(view.viewer === 'spectator' ? [] : [` ${colours.bold(words.hand)} ${cards.join('')}`]),
    ...(view.bid === 0 ? [] : [` ${colours.bold(words.bid)} ${view.bid}`]),
  ];
}

/** Goofspiel in a terminal: the prize, everybody's cards and points, and the viewer's hand. */
export const goofspielArt: ArtOf<'goofspiel'> = {
  unsaid: ['bid', 'ended'],
  draw,
  ask: (_view, _legal, words) => words.ask,
};
