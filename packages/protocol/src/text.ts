/** Names are at most this long, in code points. */
const NAME_LENGTH = 24;
/** And messages this long. */
const MESSAGE_LENGTH = 300;

/** What joins the parts of an emoji, and shapes letters in Persian or Hindi: kept there, and nowhere else. */
const JOINERS = /[\u200C\u200D]/u;
const JOINED_LETTERS = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/u;
const JOINED_EMOJI =
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)\u200D(?=\p{Extended_Pictographic})/u;
/** A black flag and the letters of a region, which make the flag of Wales, say. */
const REGION = /(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}/u;
const KEPT = new RegExp(`${JOINED_EMOJI.source}|${JOINED_LETTERS.source}|${REGION.source}`, 'gu');

/** Which way letters run where two directions meet. Harmless in a message; a name has no need of them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/u;
/** Invisible, and made to mislead or to hide something: overrides of the direction, blanks of no width, notes. */
const HIDDEN = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;
/** What ends a line or steers a terminal. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Half a character, or one whose looks only its maker knows. */
const UNPRINTABLE = /[\p{Cs}\p{Co}]/u;
const BLANK = /[\s\u2800\p{Default_Ignorable_Code_Point}]/u;

const UNWANTED = new RegExp(`${HIDDEN.source}|${UNPRINTABLE.source}|${JOINERS.source}`, 'gu');
const NOT_IN_NAMES = new RegExp(
  `${CONTROLS.source}|${DIRECTION_MARKS.source}|${HIDDEN.source}|${UNPRINTABLE.source}|${JOINERS.source}`,
  'u',
);
/** Something that leaves a mark on the page: neither blanks nor accents alone. */
const VISIBLE = new RegExp(`(?!${BLANK.source})[^\\p{M}]`, 'u');

/** Letters of Greek and Cyrillic that are drawn like Latin ones, and what they look like. */
const TWINS = new Map(
  ['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'ХX', 'ІI', 'ЈJ', 'ЅS', 'УY']
    .concat(['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'ԁd', 'ԛq', 'ԝw', 'һh'])
    .concat(['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX', 'οo', 'νv'])
    .map(([letter, latin]) => [letter as string, latin as string]),
);

/** Whether this can be somebody's name: it shows, it stays on its line, and it is no longer than it may be. */
export function isName(name: string): boolean {
  const length = [...name].length;
  return (
    length >= 1 &&
    length <= NAME_LENGTH &&
    name === name.trim() &&
    VISIBLE.test(name) &&
    !NOT_IN_NAMES.test(name.replaceAll(KEPT, ''))
  );
}

/** What a name looks like: two people whose names have the same skeleton cannot be told apart. */
export function nameSkeleton(name: string): string {
  const latin = [...name.normalize('NFKC')].map((letter) => TWINS.get(letter) ?? letter).join('');
  return latin
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .normalize('NFKC')
    .trim();
}

/**
 * What somebody wrote, as it may be shown to others: on one line, without what hides or turns text around, whole
 * characters only, and no longer than this many code points. Empty if nothing is left to see.
 */
export function cleanText(text: string, limit = MESSAGE_LENGTH): string {
  const line = text.replaceAll(new RegExp(`${CONTROLS.source}+`, 'gu'), ' ');
  const clean = without(line, UNWANTED, KEPT).trim();
  return VISIBLE.test(clean) ? cut(clean, limit).trim() : '';
}

/** A text without what one pattern finds, except where the other one finds it too. */
function without(text: string, unwanted: RegExp, kept: RegExp): string {
  let result = '';
  let from = 0;
  for (const { index, 0: found } of text.matchAll(kept)) {
    result += text.slice(from, index).replaceAll(unwanted, '') + found;
    from = index + found.length;
  }
  return result + text.slice(from).replaceAll(unwanted, '');
}

/** At most this many code points, but never a part of what people see as one character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let result = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > limit) break;
    result += segment;
  }
  return result;
}
