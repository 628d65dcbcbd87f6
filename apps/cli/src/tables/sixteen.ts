import {
  type Colour,
  cardOfMove,
  readCard,
  type SeenGroup,
  type SixteenView,
  TARGET,
  textOf,
} from '@sixfold/sixteen';
import type { TerminalWords } from '@sixfold/words';
import type { Colours } from '../shell.js';
import type { Scene as AnyScene, ArtOf } from './scene.js';

type Scene = AnyScene<TerminalWords<'sixteen'>>;

/** A card in its colour; the letter says the colour where there are no colours. */
function cardText(card: string, colours: Colours): string {
  const paint: Readonly<Record<Colour, (text: string) => string>> = {
    g: colours.green,
    o: colours.yellow,
    b: colours.blue,
    p: colours.magenta,
  };
  const shown = readCard(card);
  return shown?.kind === 'face' ? paint[shown.colour](card) : colours.bold(card);
}

const cardsText = (cards: readonly string[], { colours, selected }: Scene): string =>
  cards
    .map((card) => {
      const text = ` ${cardText(card, colours)} `;
      const isChosen = selected !== undefined && cardOfMove(selected) === card;
      return isChosen ? colours.inverse(text) : text;
    })
    .join('');

const groupText = ({ kind, cards }: SeenGroup, { colours, words }: Scene): string =>
  `${words.kinds[kind]} (${cards.map(({ card }) => cardText(card, colours)).join(' ')})`;

const groupsOf = (view: SixteenView, side: 0 | 1, scene: Scene): string =>
  view.groups
    .filter((group) => group.side === side)
    .slice(-2)
    .map((group) => groupText(group, scene))
    .join(', ');

function sideName(view: SixteenView, side: 0 | 1, { name }: Scene): string {
  return view.seats === 2 ? name(side) : `${name(side)} + ${name(side + 2)}`;
}

function draw(view: SixteenView, scene: Scene): string[] {
  const { colours, words, name } = scene;
  const pile = view.pile.map(({ card, joker }) => ` ${cardText(card, colours)}${joker ? '*' : ''}`).join('');
  const players = view.handCounts.map(
    (count, seat) => ` ${view.toMove === seat ? '▸' : ' '} ${name(seat)}: ${words.cards(count)}`,
  );
  return [
    ` ${colours.bold(words.pile)}${pile || colours.dim(' –')}   ${colours.bold(`${view.sum}`)}${colours.dim(`/${TARGET}`)}`,
    ` ${colours.bold(words.talon)} ${words.cards(view.talonCount)}`,
    '',
    ...players,
    '',
    ...([0, 1] as const).map(
      (side) =>
        ` ${sideName(view, side, scene)}: ${colours.bold(words.groups(view.won[side]))} ${colours.dim(groupsOf(view, side, scene))}`,
    ),
    '',
    ...handLines(view, scene),
  ];
}

function handLines(view: SixteenView, scene: Scene): string[] {
  const hands = scene.all?.hands;
  if (Array.isArray(hands)) {
    return (hands as string[][]).map((hand, seat) => ` ${scene.name(seat)}: ${cardsText(hand, scene)}`);
  }
  if (view.viewer === 'spectator') return [];
  return [` ${scene.colours.bold(scene.words.hand)} ${cardsText(view.hand, scene)}`];
}

/** Sixteen in a terminal: the pile and its sum, the groups of both sides, and the hand of the viewer. */
export const sixteenArt: ArtOf<'sixteen'> = {
  unsaid: ['draws', 'drew', 'ended'],
  draw,
  ask: (_view, legal, words) => (legal.includes(textOf({ kind: 'draw' })) ? words.askDraw : words.ask),
};
