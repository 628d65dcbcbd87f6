// RULES.md, section 1: the cards

/** X-1 The four colours by their letters: green, orange, blue, purple. */
export const COLOURS = ['g', 'o', 'b', 'p'] as const;
export type Colour = (typeof COLOURS)[number];

/** X-1 The numbers of a colour: 0 to 6. */
export const NUMBERS = 7;
const COPIES = 2;

/** A card face: colour × 7 + number, 0 to 27. */
export type Face = number;

/** X-1 How many different faces there are; what a joker can stand for. */
export const FACES = COLOURS.length * NUMBERS;

/** A card as it is held: a face, or a joker. */
export type Card = number;
export const JOKER: Card = FACES;
export const JOKERS = 2;

/** X-1 All cards of the box, jokers included. */
export const BOX = COLOURS.length * (1 + (NUMBERS - 1) * COPIES) + JOKERS;

const eachFace = Array.from({ length: FACES }, (_, face) => face);

/** The face of a colour (counted from 0) with a number. */
export const faceWith = (colour: number, number: number): Face => colour * NUMBERS + number;

/** What a face adds to the pile's sum. Words and not bytes: of arrays of up to 64 bytes the compiler does not know where they lie. */
export const numberOf: Readonly<Int32Array> = Int32Array.from(eachFace, (face) => face % NUMBERS);
export const colourOf: Readonly<Int32Array> = Int32Array.from(eachFace, (face) => Math.floor(face / NUMBERS));

/** What two faces have in common, as bits. */
export const SAME_COLOUR = 1;
export const SAME_NUMBER = 2;
const SHARED = Uint8Array.from({ length: FACES * FACES }, (_, pair) => {
  const one = Math.floor(pair / FACES);
  const other = pair % FACES;
  const number = numberOf[one] === numberOf[other] ? SAME_NUMBER : 0;
  return colourOf[one] === colourOf[other] ? number | SAME_COLOUR : number;
});

/** What two faces share: `SAME_COLOUR`, `SAME_NUMBER`, both or neither. */
export const sharedBy = (one: Face, other: Face): number => SHARED[one * FACES + other];

/** X-4 Whether three faces share a number or a colour. */
export const areAlike = (first: Face, second: Face, third: Face): boolean =>
  (sharedBy(first, third) & sharedBy(second, third)) !== 0;

/** X-1 One 0 of each colour, two of every other face, and the two jokers unless they stay in the box. */
export const copiesOf = (card: Card, jokers: boolean): number => {
  if (card === JOKER) return jokers ? JOKERS : 0;
  return numberOf[card] === 0 ? 1 : COPIES;
};

const unshuffled = (jokers: boolean): Readonly<Uint8Array> =>
  Uint8Array.from([...eachFace, JOKER].flatMap((card) => Array<Card>(copiesOf(card, jokers)).fill(card)));

const DECK_WITH_JOKERS = unshuffled(true);
const DECK_WITHOUT_JOKERS = unshuffled(false);

/** The deck in its printed order. */
export const deckOf = (jokers: boolean): Readonly<Uint8Array> =>
  jokers ? DECK_WITH_JOKERS : DECK_WITHOUT_JOKERS;

/** How a joker is written while it stands for no other card. */
export const JOKER_CARD = 'j';

const CARD_TEXTS: readonly string[] = [
  ...eachFace.map((face) => `${COLOURS[colourOf[face]]}${numberOf[face]}`),
  JOKER_CARD,
];
const CARDS_BY_TEXT: ReadonlyMap<string, Card> = new Map(CARD_TEXTS.map((text, card) => [text, card]));

/** All faces as they are written, colour by colour: what a joker can stand for. */
export const FACE_TEXTS: readonly string[] = CARD_TEXTS.slice(0, FACES);

/** What somebody reads on a card that is written down. */
export type ReadCard =
  | { readonly kind: 'joker' }
  | { readonly kind: 'face'; readonly colour: Colour; readonly number: number };

/** Reads `g3` or `j`; undefined for a text that is no card. */
export function readCard(text: string): ReadCard | undefined {
  const card = parseCard(text);
  if (card === undefined) return undefined;
  return card === JOKER
    ? { kind: 'joker' }
    : { kind: 'face', colour: COLOURS[colourOf[card]], number: numberOf[card] };
}

/** `g3`, or `j` for a joker. */
export const formatCard = (card: Card): string => CARD_TEXTS[card] as string;

export const parseCard = (text: unknown): Card | undefined =>
  typeof text === 'string' ? CARDS_BY_TEXT.get(text) : undefined;

/** Cards as texts, sorted as strings. */
export const formatCards = (cards: Iterable<Card>): string[] => Array.from(cards, formatCard).sort();
