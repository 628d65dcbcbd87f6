import type { RefusalParams } from '@sixfold/game-kit';

/** Joiners belong to emoji and to Persian words; everything else that steers or turns text is shown, not done. */
const STEERING = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const shown = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** Somebody else's text as it may go to a terminal: control characters are shown, not obeyed. */
export const plain = (text: string): string => text.replaceAll(STEERING, shown);

export const plainParams = (params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? plain(value) : value]),
  );
