import { FACES, JOKER, type PlayedCard, parseCard, type SixteenView } from '@sixfold/sixteen';
import type { Numbers, Observer } from './observer.js';

/** Faces, and the joker as it is held. */
const KINDS = FACES + 1;
/** More cards than any pile can have before it reaches sixteen. */
const PILE = 20;

/** What a seat at a table of Sixteen knows, as docs/environment.md lists it. */
export const sixteenObserver = (seats: number): Observer<SixteenView> => ({
  parts: [
    ['hand', KINDS],
    ['seen', KINDS],
    ['pile', PILE],
    ['sum', 1],
    ['cards', seats],
    ['talon', 1],
    ['groups', 2],
    ['drawn', 1],
  ],
  observe: (view, seat, into) => {
    count(view.hand.map(numberOfCard), into);
    const played = [...view.groups.flatMap(({ cards }) => cards), ...view.pile];
    count([...played.map(heldAs), ...view.aside.map(numberOfCard)], into);
    into.list(
      view.pile.map(({ card }) => numberOfCard(card)),
      PILE,
    );
    into.put(view.sum);
    into.seats(view.handCounts, seat, (cards) => cards);
    into.put(view.talonCount);
    into.seats(view.won, seat % 2, (groups) => groups);
    into.put(view.drawn ? 1 : 0);
  },
});

function count(cards: readonly number[], into: Numbers): void {
  const start = into.table(KINDS);
  for (const card of cards) into.add(start + card);
}

const numberOfCard = (text: string): number => parseCard(text) ?? JOKER;
const heldAs = ({ card, joker }: PlayedCard): number => (joker ? JOKER : numberOfCard(card));
