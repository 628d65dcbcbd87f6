import { describe, expect, it } from 'vitest';
import { cleanText, cut, isName, nameSkeleton } from './text.js';

const FAMILY = '👨‍👩‍👧‍👦';
const WALES = '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';
const PERSIAN = 'می‌خواهم';

describe('names', () => {
  it.each([
    'Ann',
    'Ann B.',
    'Zoë',
    'Łukasz',
    '李',
    'अनुष्‍का',
    PERSIAN,
    FAMILY,
    '❤️',
    '👩🏽‍🚀',
    WALES,
    '葛\u{E0100}城',
    '٤٢',
    'x'.repeat(24),
  ])('%s is one', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a blank before', ' Ann'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a grapheme joiner', '\u034F'],
    ['a variation selector', '\uFE0F'],
    ['an accent alone', '\u0301'],
    ['a joiner alone', '\u200D'],
    ['a joiner that joins nothing', 'Ann\u200D'],
    ['a joiner between a letter and an emoji', 'a\u200D🐂'],
    ['a blank of no width', 'An\u200Bn'],
    ['an override of direction', '\u202EnnA'],
    ['a mark of direction', '\u200FAnn'],
    ['a line break', 'An\nn'],
    ['a line separator', 'An\u2028n'],
    ['an escape', '\u001B[31mAnn'],
    ['half a character', 'Ann\uD83D'],
    ['a character for private use', '\uE000'],
    ['letters for tags without a flag', 'Ann\u{E0041}'],
    ['twenty-five letters', 'x'.repeat(25)],
  ])('%s is none', (_, name) => {
    expect(isName(name)).toBe(false);
  });

  it.each([
    ['Ann', 'ANN'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'A\u034Fnn'],
    ['Ann', 'Ann\uFE0F'],
    ['Ann B', 'Ann\u00A0 B'],
    ['Ann B', 'Ann\u2800B'],
    ['Straße', 'STRASSE'],
    ['Zoë', 'Zoe\u0308'],
    ['Anna', 'Аnnа'],
    ['HOPE', 'НОРЕ'],
  ])('%s looks like %s', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Zoe', 'Zoë'],
    ['Саша', 'Маша'],
    [FAMILY, '👨👩'],
    ['Bo', 'В о'],
  ])('%s does not look like %s', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });

  it('look the same however often one looks', () => {
    for (const name of ['İstanbul', 'ΣΑΣ', 'ﬁne', 'ÅNGSTRÖM', 'ſ', 'ŉ'])
      expect(nameSkeleton(nameSkeleton(name))).toBe(nameSkeleton(name));
  });
});

describe('messages', () => {
  it.each([FAMILY, WALES, PERSIAN, '👩🏽‍🚀 ahoy ❤️', 'क्‍ष', 'שלום\u200F!', 'it\'s 5 < 6 & that\'s "it"'])(
    '%s stays as it is',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it.each([
    ['a line break', 'one\r\ntwo\u2028three', 'one two three'],
    ['an override of direction', 'a\u202Eb\u202Cc\u2066d', 'abcd'],
    ['a terminal escape', '\u001B[31mred', '[31mred'],
    ['a blank of no width', 'a\u200B\uFEFFb', 'ab'],
    ['joiners that join nothing', '\u200Da \u200C b\u200D', 'a  b'],
    ['half a character', 'a\uDC00b', 'ab'],
    ['hidden letters', 'a\u{E0041}\u{E0042}', 'a'],
    ['invisible letters only', '\u3164\u2800\u034F\uFE0F \u00A0', ''],
    ['marks of direction only', '\u200E\u200F', ''],
  ])('lose %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('are cut between characters, not within', () => {
    expect(cleanText('x'.repeat(400))).toHaveLength(300);
    expect(cleanText(FAMILY.repeat(50))).toBe(FAMILY.repeat(42));
    expect(cut(`12345${FAMILY}`, 6)).toBe('12345');
    expect(cut('e\u0301e\u0301e\u0301', 5)).toBe('e\u0301e\u0301');
    expect(cut('🐂🐂🐂', 3)).toBe('🐂🐂🐂');
  });
});
