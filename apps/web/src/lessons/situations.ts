import type { Fact } from '@sixfold/game-kit';

/** A moment at the table, as somebody who is asked sees it. */
export interface Moment<View = unknown, Happened extends Fact = Fact> {
  readonly view: View;
  readonly legal: readonly string[];
  /** What happened since they were last asked. */
  readonly lately: readonly Happened[];
  readonly me: number;
}

/** Something a coach speaks up about. */
export interface Situation<View = unknown, Happened extends Fact = Fact> {
  /** The key of its words. */
  readonly id: string;
  isSo(moment: Moment<View, Happened>): boolean;
}

/** A situation that something which happened makes. */
export const after = <Happened extends Fact>(
  id: string,
  ...kinds: readonly Happened['kind'][]
): Situation<unknown, Happened> => ({
  id,
  isSo: ({ lately }) => lately.some(({ kind }) => kinds.includes(kind)),
});

export const always = (id: string): Situation => ({ id, isSo: () => true });

/** What the coach says now, unless it has been said. */
export const adviceFor = (
  situations: readonly Situation[],
  moment: Moment,
  told: readonly string[],
): string | undefined => situations.find(({ id, isSo }) => !told.includes(id) && isSo(moment))?.id;
