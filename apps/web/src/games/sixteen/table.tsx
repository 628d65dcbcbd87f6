import type { SixteenView } from '@sixfold/sixteen';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.js';
import { Countdown } from '../../table/countdown.js';
import type { TableProps } from '../../table/table-props.js';
import { useTravel } from '../../table/travel.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icons.js';
import { useWords } from '../../words/words.js';
import type { SixteenEffect } from './frames.js';
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

/** The table of Sixteen for two players and two teams. */
export function SixteenTable(props: TableProps) {
  const { live, legal, turn, me, nameOf, choose, skip, note } = props;
  const view = props.view as SixteenView;
  const effect = props.effect as SixteenEffect | undefined;
  const words = useSixteenWords();
  const page = useWords();
  const hints = useSettings((settings) => settings.hints);
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const [joker, setJoker] = useState(false);
  const [groups, setGroups] = useState<number>();
  useTravel(root, props.view);

  const isAsked = live && me !== undefined && turn.toAct.includes(me);
  const canDraw = isAsked && legal.includes('draw');
  const chosen = place === undefined ? undefined : view.hand[place];
  const isPlayable = (card: string) =>
    legal.some((move) => move === card || (card === 'j' && move.startsWith('j=')));

  // Every turn starts with nothing chosen.
  useEffect(() => {
    setPlace(undefined);
    setJoker(false);
  }, [turn.number, turn.toAct.length]);

  function play(card: string): void {
    if (!isPlayable(card)) return;
    if (card === 'j') setJoker(true);
    else choose(card);
  }

  function onChoose(at: number): void {
    const card = view.hand[at];
    if (card === undefined) return;
    if (at === place) play(card);
    else setPlace(at);
  }

  const preview = isAsked && chosen !== undefined && chosen !== 'j' ? previewOf(view, me, chosen) : undefined;
  const describe = (found: Preview | undefined): string =>
    found === undefined ? '' : found.group ? words.would[found.group](found.sum) : words.wouldMake(found.sum);

  return (
    <div
      ref={root}
      className={isAsked ? 'sixteen yours' : 'sixteen'}
      onClick={() => {
        if (!live) skip();
      }}
    >
      <Seats {...props} view={view} effect={effect} onOpenGroups={setGroups} />
      <div className="sixteen-middle">
        <Pile view={view} preview={preview} onDraw={canDraw ? () => choose('draw') : undefined} />
        {effect && (
          <p className={`group-banner ${effect.kind}`}>
            <strong>{words.kinds[effect.kind]}</strong>
            <span>{words.goesTo(effect.winners.map(nameOf), effect.worth)}</span>
          </p>
        )}
      </div>
      <div className={isAsked ? 'prompt mine-now' : 'prompt'}>
        <p>{promptText()}</p>
        {live && <Countdown turn={turn} seat={me} />}
      </div>
      {me === undefined ? (
        <p className="watching soft">
          <Icon name="eye" /> {page.table.spectating}
        </p>
      ) : (
        <div className="mine">
          <Hand cards={view.hand} chosen={place} enabled={isAsked} onChoose={onChoose} />
          <div className="action">
            {live ? (
              <Button
                look="act"
                wide
                disabled={!isAsked || (chosen === undefined && !canDraw)}
                onClick={() => (chosen === undefined ? choose('draw') : play(chosen))}
              >
                {actionLabel()}
              </Button>
            ) : (
              <Button look="quiet" icon="skip" onClick={skip}>
                {page.table.skip}
              </Button>
            )}
          </div>
        </div>
      )}
      {joker && me !== undefined && (
        <JokerChooser
          legal={legal}
          describe={(move) => (hints ? describe(previewOf(view, me, move)) : '')}
          onPlay={choose}
          onClose={() => setJoker(false)}
        />
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
    if (effect) return effect.kind === 'bust' ? words.bustBy(nameOf(effect.seat), effect.sum) : '';
    if (!live) return page.table.skipHint;
    if (!isAsked) {
      const [next] = turn.toAct;
      return next === undefined ? (note ?? '') : page.table.waitingFor([nameOf(next)]);
    }
    if (hints && preview) return describe(preview);
    if (canDraw) return words.drawFirst[view.options.drawing === 'loose' ? 'loose' : 'strict'];
    return note ?? page.table.yourTurn;
  }

  function actionLabel(): string {
    if (!isAsked) return page.table.wait;
    if (chosen === 'j') return words.jokerTitle;
    if (chosen !== undefined) return words.play(words.cardName(chosen));
    return canDraw ? words.draw : words.choose;
  }
}
