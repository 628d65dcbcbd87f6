import { cardOfMove, JOKER_CARD, textOf } from '@sixfold/sixteen';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.js';
import { Countdown } from '../../table/countdown.js';
import { lastPress } from '../../table/last-press.js';
import { SkipButton, Watching } from '../../table/table-parts.js';
import { useTravel } from '../../table/travel.js';
import { useWaiting } from '../../table/waiting.js';
import { Button } from '../../ui/button.js';
import { useWords } from '../../words/words.js';
import type { SixteenEffect, SixteenProps } from './frames.js';
import { GroupsDialog } from './groups-dialog.js';
import { Hand } from './hand.js';
import { JokerChooser } from './joker-chooser.js';
import { Pile } from './pile.js';
import { type Preview, previewOf } from './preview.js';
import { Seats } from './seats.js';
import { useSixteenWords } from './words.js';
// In this order: what comes later overrides.
import './table.css';
import './pile.css';
import './hand.css';
import './small-screens.css';
import './dialogs.css';

const DRAW = textOf({ kind: 'draw' });

/** The table of Sixteen for two players and two teams. */
export function SixteenTable(props: SixteenProps) {
  const { live, legal, turn, me, nameOf, choose, skip, note } = props;
  const view = props.view;
  const effect = props.effect;
  const words = useSixteenWords();
  const page = useWords();
  const waiting = useWaiting(props.turn.since);
  const hints = useSettings((settings) => settings.hints);
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  /** While a joker is being played: what it would stand for. */
  const [joker, setJoker] = useState<{ readonly card?: string }>();
  const [groups, setGroups] = useState<number>();
  useTravel(root, props.view);

  const isAsked = live && me !== undefined && turn.toAct.includes(me);
  const canDraw = isAsked && legal.includes(DRAW);
  const chosen = place === undefined ? undefined : view.hand[place];
  const isPlayable = (card: string) => legal.some((move) => cardOfMove(move) === card);

  // Every turn starts with nothing chosen.
  useEffect(() => {
    setPlace(undefined);
    setJoker(undefined);
  }, [turn.number, turn.toAct.length]);

  function play(card: string): void {
    if (!isPlayable(card)) return;
    if (card === JOKER_CARD) setJoker({});
    else choose(card);
  }

  function onChoose(at: number): void {
    const card = view.hand[at];
    if (card === undefined) return;
    if (at === place) play(card);
    else setPlace(at);
  }

  const isJoker = isAsked && joker !== undefined;
  const wanted = isJoker
    ? joker.card && textOf({ kind: 'joker', as: joker.card })
    : chosen === JOKER_CARD
      ? undefined
      : chosen;
  const preview = isAsked && wanted !== undefined ? previewOf(view, me, wanted) : undefined;
  const describe = (found: Preview | undefined): string =>
    found === undefined ? '' : found.group ? words.would[found.group](found.sum) : words.wouldMake(found.sum);

  return (
    <div
      ref={root}
      className={isAsked ? (isJoker ? 'sixteen yours picks' : 'sixteen yours') : 'sixteen'}
      onClick={() => {
        if (!live) skip();
      }}
    >
      <Seats {...props} view={view} effect={effect} onOpenGroups={setGroups} />
      <div className="sixteen-middle">
        <Pile
          view={view}
          preview={preview}
          isDone={effect !== undefined}
          onDraw={canDraw ? () => choose(DRAW) : undefined}
        />
      </div>
      <div className={isAsked ? 'prompt mine-now' : 'prompt'}>
        {effect ? <GroupNews effect={effect} nameOf={nameOf} /> : <p aria-live="polite">{promptText()}</p>}
        {live && <Countdown turn={turn} seat={me} />}
      </div>
      {me === undefined ? (
        <Watching />
      ) : isJoker ? (
        <JokerChooser
          legal={legal}
          card={joker.card}
          onCard={(card) => setJoker({ card })}
          onPlay={(card) => choose(textOf({ kind: 'joker', as: card }))}
          onClose={() => setJoker(undefined)}
        />
      ) : (
        <div className="mine">
          <Hand cards={view.hand} chosen={place} enabled={isAsked} onChoose={onChoose} />
          <div className="action">
            {live && props.meanwhile && !isAsked ? (
              props.meanwhile
            ) : live ? (
              <Button
                look="act"
                wide
                disabled={!isAsked || (chosen === undefined && !canDraw)}
                onClick={lastPress(() => (chosen === undefined ? choose(DRAW) : play(chosen)))}
              >
                {actionLabel()}
              </Button>
            ) : (
              <SkipButton onSkip={skip} />
            )}
          </div>
        </div>
      )}
      {groups !== undefined && (
        <GroupsDialog
          view={view}
          side={groups}
          names={Array.from({ length: view.seats / 2 }, (_, pair) => nameOf(groups + 2 * pair)).join(', ')}
          onClose={() => setGroups(undefined)}
        />
      )}
    </div>
  );

  function promptText(): string {
    if (!live) return props.story ?? '';
    if (!isAsked) {
      const [next] = turn.toAct;
      return next === undefined ? (note ?? '') : waiting([nameOf(next)]);
    }
    if (hints && preview) return describe(preview);
    if (isJoker) return words.jokerTitle;
    if (canDraw) return words.drawFirst[view.options.drawing === 'loose' ? 'loose' : 'strict'];
    return note ?? page.table.yourTurn;
  }

  function actionLabel(): string {
    if (!isAsked) return page.table.wait;
    if (chosen === JOKER_CARD) return words.jokerPick;
    if (chosen !== undefined) return words.play(words.cardName(chosen));
    return canDraw ? words.draw : words.choose;
  }
}

/** What a pile has become and whose it is, where everything that happens is told: the pile itself stays in sight. */
function GroupNews({ effect, nameOf }: { readonly effect: SixteenEffect } & Pick<SixteenProps, 'nameOf'>) {
  const words = useSixteenWords();
  const { kind, winners, worth, seat, sum } = effect;
  return (
    <p className="group-news">
      <strong>{words.kinds[kind]}</strong>
      <span>
        {kind === 'bust' && `${words.bustBy(nameOf(seat), sum)} `}
        {words.goesTo(winners.map(nameOf), worth)}
      </span>
    </p>
  );
}
