import { textOf } from '@sixfold/six';
import { useSettings } from '../../settings/settings.js';
import { Countdown } from '../../table/countdown.js';
import { lastPress } from '../../table/last-press.js';
import { SkipButton, Watching } from '../../table/table-parts.js';
import { useWaiting } from '../../table/waiting.js';
import { Button, IconButton } from '../../ui/button.js';
import { useGameWords, useWords } from '../../words/words.js';
import { Board } from './board.js';
import { goalOf } from './choices.js';
import { type Key, keyOf } from './hex.js';
import { DrawOffer, MannersButtons, SignalHeard } from './manners.js';
import { isLong, previewText, promptText } from './sentences.js';
import { Sides } from './sides.js';
import { cellsOf, type Doing, NOTHING, type Situation, useSituation } from './situation.js';
import { useSixWords } from './words.js';
import './table.css';
import './board.css';
import './stones.css';
import './small-screens.css';
import type { SixProps } from './frames.js';

/** The table of SIX for two players and two teams. */
export function SixTable(props: SixProps) {
  const { live, turn, me, nameOf, choose, skip } = props;
  const [situation, setDoing] = useSituation(props);
  const { view, effect, isAsked, own, from, chosen, targets, stones, groups } = situation;
  const words = useSixWords();
  const game = useGameWords('six');
  const page = useWords();
  const waiting = useWaiting(props.turn.since);
  const hints = useSettings((settings) => settings.hints);
  const telling = { words, game, page, hints, me, next: turn.toAct[0], nameOf, waiting };

  function play(move: string | undefined): void {
    if (move === undefined) return;
    choose(move);
    setDoing(NOTHING);
  }

  /** A first tap chooses, a second one on the same cell plays. */
  function tap(key: Key): void {
    const group = groups.find((each) => cellsOf(each).some((cell) => keyOf(cell) === key));
    if (group && from !== undefined) setDoing({ from, keep: group.keep });
    else if (targets.has(key) && key === chosen) play(targets.get(key));
    else if (targets.has(key)) setDoing({ ...heldOf(situation), chosen: key });
    else if (key === from) setDoing(NOTHING);
    else if (stones.has(key)) setDoing({ from: key });
  }

  /** The cursor of the keyboard chooses by coming, so that Enter alone plays. */
  function onCursor(key: Key): void {
    if (targets.has(key)) setDoing({ ...heldOf(situation), chosen: key });
    else if (chosen !== undefined) setDoing(heldOf(situation));
  }

  return (
    <div
      className={isAsked ? 'six yours' : 'six'}
      data-side={own}
      onClick={() => {
        if (!live) skip();
      }}
    >
      <Sides {...props} view={view} />
      <div className="six-middle">
        <Board
          situation={situation}
          onTap={tap}
          onCursor={onCursor}
          onEnter={(key) => (targets.has(key) ? play(targets.get(key)) : tap(key))}
          onEscape={() => setDoing(NOTHING)}
          way={props.way?.flatMap(goalOf)}
        />
        <DrawOffer {...props} isFriend={(seat) => me !== undefined && view.colours[seat] === own} />
        <SignalHeard signal={props.signal} nameOf={nameOf} />
        {effect?.kind === 'phaseTwo' && <p className="six-banner">{words.phaseTwo}</p>}
        {effect?.kind === 'swapped' && <p className="six-banner">{words.swapped(nameOf(effect.seat))}</p>}
      </div>
      <div className={isAsked ? 'prompt mine-now' : 'prompt'}>
        <p>{promptText(situation, telling)}</p>
        {live && <Countdown turn={turn} seat={me} />}
      </div>
      <p className="unseen" aria-live="polite">
        {groups.length > 0 ? words.keepAsk : previewText(situation, telling)}
      </p>
      {me === undefined ? (
        <Watching />
      ) : (
        <div className="six-actions">
          {isLong(effect) ? (
            <SkipButton onSkip={skip} />
          ) : (
            !props.result &&
            (props.meanwhile && live && !isAsked ? (
              <div className="action">{props.meanwhile}</div>
            ) : (
              <Actions situation={situation} onDoing={setDoing} onPlay={play} />
            ))
          )}
          {!isLong(effect) && groups.length === 0 && <MannersButtons {...props} />}
        </div>
      )}
    </div>
  );
}

/** What stays in the hand when another cell is looked at. */
const heldOf = ({ from, keep }: Doing): Doing => ({
  ...(from !== undefined && { from }),
  ...(keep !== undefined && { keep }),
});

/** The one main action, and the ways back and aside. */
function Actions({
  situation,
  onDoing,
  onPlay,
}: {
  readonly situation: Situation;
  readonly onDoing: (doing: Doing) => void;
  readonly onPlay: (move: string | undefined) => void;
}) {
  const { view, isAsked, from, chosen, targets, groups, canSwap } = situation;
  const words = useSixWords();
  const page = useWords();
  const putBack = from !== undefined && (
    <IconButton icon="close" label={words.putBack} onClick={() => onDoing(NOTHING)} />
  );
  if (groups.length > 0 && from !== undefined)
    return (
      <>
        {groups.map(({ keep, letter, red, black }) => (
          <Button key={keep} look="act" className="six-keep" onClick={() => onDoing({ from, keep })}>
            <span>{words.keep(letter)}</span>
            <small>{words.stones(red.length, black.length)}</small>
          </Button>
        ))}
        {putBack}
      </>
    );
  const move = chosen === undefined ? undefined : targets.get(chosen);
  return (
    <>
      {canSwap && chosen === undefined && (
        <Button onClick={() => onPlay(textOf({ kind: 'swap' }))}>{words.swap}</Button>
      )}
      {putBack}
      <Button look="act" wide disabled={move === undefined} onClick={lastPress(() => onPlay(move))}>
        {label()}
      </Button>
    </>
  );

  function label(): string {
    if (!isAsked) return page.table.wait;
    if (view.phase === 1) return chosen === undefined ? words.chooseCell : words.place;
    if (from === undefined) return words.chooseStone;
    return chosen === undefined ? words.chooseTarget : words.move;
  }
}
