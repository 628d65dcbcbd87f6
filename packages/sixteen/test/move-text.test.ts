import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import {
  cardOfMove,
  colourOf,
  FACE_TEXTS,
  FACES,
  faceWith,
  meaningOf,
  numberOf,
  readCard,
  type SixteenMeaning,
  sixteen,
  textOf,
} from '../src/index.js';

it('[X-1] a face has the colour and the number that it was made of', () => {
  for (const [face, text] of FACE_TEXTS.entries()) {
    const made = faceWith(colourOf[face] as number, numberOf[face] as number);
    expect(FACE_TEXTS[made]).toBe(text);
  }
});

describe('what the text of a move means', () => {
  it('every legal move means one thing, which is written as the same text, and takes a card that the view shows in the hand', () => {
    const rng = new FastRng('meanings');
    const seen = new Set<string>();
    const match = Match.start(sixteen, { options: { drawing: 'strict' }, seats: 2, seed: 'meanings' });
    if (isRefusal(match)) throw new Error(match.code);
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      const legal = match.legal(seat);
      const { hand } = match.view(seat);
      for (const move of legal) {
        const meaning = meaningOf(move) as SixteenMeaning;
        expect(textOf(meaning)).toBe(move);
        seen.add(meaning.kind);
        if (meaning.kind !== 'draw') expect(hand).toContain(cardOfMove(move));
      }
      match.play(seat, legal[below(rng, legal.length)]);
    }
    expect([...seen].sort()).toEqual(['draw', 'joker', 'play']);
  });

  it.each([
    ['g3', { kind: 'play', card: 'g3' }, 'g3'],
    ['j=b6', { kind: 'joker', as: 'b6' }, 'j'],
    ['draw', { kind: 'draw' }, undefined],
    ['j', undefined, undefined],
    ['j=j', undefined, undefined],
    ['x9', undefined, undefined],
  ] as const)('%s', (text, meaning, card) => {
    expect(meaningOf(text)).toEqual(meaning);
    expect(cardOfMove(text)).toBe(card);
  });
});

describe('what is read on a card', () => {
  it('[X-1] every face is written once and shows its colour and its number', () => {
    expect(new Set(FACE_TEXTS).size).toBe(FACES);
    for (const text of FACE_TEXTS) {
      const card = readCard(text);
      expect(card?.kind === 'face' && `${card.colour}${card.number}`).toBe(text);
    }
  });

  it('a joker shows neither, and other texts are no cards', () => {
    expect(readCard('j')).toEqual({ kind: 'joker' });
    for (const text of ['', 'g', 'g7', 'x3', 'j=g3']) expect(readCard(text)).toBeUndefined();
  });
});
