import { type Landing, landings, type NimmtView, variantById } from '@sixfold/nimmt';
import { useSettings } from '../../settings/settings.js';
import { Countdown } from '../../table/countdown.js';
import { useWaiting } from '../../table/waiting.js';
import { useTableWords, useWords } from '../../words/words.js';
import type { NimmtEffect, NimmtProps } from './frames.js';

interface PromptProps extends Omit<NimmtProps, 'view' | 'effect'> {
  readonly view: NimmtView;
  readonly effect: NimmtEffect | undefined;
  readonly chosen: readonly number[];
  readonly pending: readonly number[];
  readonly mask: boolean;
}

/** One line above the hand: what is asked, what would happen, what just happened. Its height never changes. */
export function Prompt(props: PromptProps) {
  const { turn, me, live } = props;
  const isMine = live && me !== undefined && turn.toAct.includes(me) && turn.choice === undefined;
  return (
    <div className={isMine ? 'prompt mine-now' : 'prompt'}>
      <p>{usePromptText(props)}</p>
      {live && <Countdown turn={turn} seat={me} />}
    </div>
  );
}

function usePromptText({
  view,
  turn,
  me,
  live,
  nameOf,
  chosen,
  pending,
  mask,
  note,
  story,
}: PromptProps): string {
  const words = useWords();
  const nimmt = useTableWords('nimmt');
  const waiting = useWaiting(turn.since);
  const hints = useSettings((settings) => settings.hints);
  const isPlus = variantById(view.options.variant).points === 'plus';
  const thinking = turn.toAct.filter((seat) => !turn.chosen.includes(seat) && seat !== me);

  if (!live) return story ?? nimmt.revealed;
  const isAsked = me !== undefined && turn.toAct.includes(me);
  if (!isAsked || view.phase === 'over') return waitingText();

  switch (view.phase) {
    case 'chooseRow':
      return nimmt.chooseRow(view.waiting[0]?.card ?? 0);
    case 'pick':
      return nimmt.pickTitle;
    case 'lay':
      return layText();
    default:
      return turn.choice === undefined ? words.table.yourTurn : waitingText();
  }

  function waitingText(): string {
    if (view.phase === 'chooseRow' && thinking[0] !== undefined)
      return nimmt.othersChooseRow(nameOf(thinking[0]), view.waiting[0]?.card ?? 0);
    if (thinking.length === 0) return note ?? '';
    return waiting(thinking.map(nameOf));
  }

  function layText(): string {
    if (mask) return maskText();
    if (chosen.length === 0 && pending.length > 0)
      return thinking.length === 0 ? '' : nimmt.stillYours(waiting(thinking.map(nameOf)));
    if (chosen.length === 0) return note ?? (isPlus ? nimmt.mostWins : words.table.yourTurn);
    if (!hints) return nimmt.lay(chosen.join(' + '));
    const zeros = chosen.filter((card) => card === 0).length;
    if (zeros === chosen.length)
      return variantById(view.options.variant).zeroGoes === 'aside' ? nimmt.aside : nimmt.zeroAlone;
    return landings(view, chosen).map(landingText).join(' ');
  }

  function maskText(): string {
    const [first, second] = chosen.map(String);
    if (first === undefined) return nimmt.maskPick;
    return second === undefined ? nimmt.maskSecond(first) : nimmt.maskBoth(first);
  }

  function landingText({ card, row, takes, heads, low }: Landing): string {
    const { would } = nimmt;
    if (row === undefined) return would.low(card, heads);
    if (takes) return (isPlus ? would.wins : would.takes)(card, row + 1, heads);
    return (low ? would.behind : would.goes)(card, row + 1);
  }
}
