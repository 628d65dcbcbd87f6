import { landings, textOf, variantById } from '@sixfold/nimmt';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.js';
import { lastPress } from '../../table/last-press.js';
import { SkipButton, Watching } from '../../table/table-parts.js';
import { useTravel } from '../../table/travel.js';
import { Button } from '../../ui/button.js';
import { useTableWords, useWords } from '../../words/words.js';
import { Decision, isDecision } from './decision.js';
import { Draft } from './draft.js';
import { type NimmtProps, openWaiting } from './frames.js';
import { Hand } from './hand.js';
import { cardsOfLay, layOf } from './lays.js';
import { PileDialog } from './pile-dialog.js';
import { Prompt } from './prompt.js';
import { RoundOver } from './round-over.js';
import { Rows } from './rows.js';
import { SeatStrip } from './seat-strip.js';
import { SeenCards } from './seen-cards.js';
import { TrapHand } from './trap-hand.js';
// In this order: what comes later overrides.
import './table.css';
import './seats.css';
import './rows.css';
import './hand.css';
import './traps.css';
import './small-screens.css';

/** The table of 6 nimmt! and all its variants. */
export function NimmtTable(props: NimmtProps) {
  const { live, legal, turn, me, nameOf, choose, skip } = props;
  const view = openWaiting(props.view);
  const effect = props.effect;
  const words = useWords();
  const nimmt = useTableWords('nimmt');
  const hints = useSettings((settings) => settings.hints);
  const seen = useSettings((settings) => settings.seen);
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [mask, setMask] = useState(false);
  const [pile, setPile] = useState<number>();
  useTravel(root, props.view);

  const variant = variantById(view.options.variant);
  const isAsked = live && me !== undefined && turn.toAct.includes(me);
  const isLaying = isAsked && view.phase === 'lay';
  const pending = isLaying && turn.choice !== undefined ? cardsOfLay(turn.choice) : [];
  const most = variant.cardsATurn === 2 || mask ? 2 : 1;
  const move = layOf(chosen, mask);
  const isReady =
    isLaying &&
    move !== undefined &&
    legal.includes(move) &&
    (!mask || chosen.length === 2) &&
    move !== turn.choice;

  // A new trick starts with nothing chosen.
  useEffect(() => {
    setChosen([]);
    setMask(false);
  }, [turn.number, view.phase]);

  /** Of two 0s one may be chosen and the other not: which of them was meant matters, though they are the same card. */
  function toggle(card: number, isChosen: boolean): void {
    const at = isChosen ? chosen.indexOf(card) : -1;
    setChosen(at === -1 ? [...chosen, card].slice(-most) : chosen.filter((_, index) => index !== at));
  }

  function lay(cards: readonly number[]): void {
    const text = layOf(cards, mask);
    if (!isLaying || text === undefined || !legal.includes(text)) return;
    choose(text);
    setChosen([]);
    setMask(false);
  }

  const preview = hints && isLaying ? landings(view, chosen.length > 0 ? chosen : pending) : [];
  const takesRow =
    isAsked && view.phase === 'chooseRow' ? (row: number) => choose(textOf({ kind: 'row', row })) : undefined;
  const isDeciding = isAsked && isDecision(view.phase) && !turn.choice;
  const hand = [...view.hand];
  const hasHand = me !== undefined && !isDeciding;
  const classes = ['nimmt', isAsked && !turn.choice && 'yours', variant.cardsATurn === 2 && 'pairs'];
  /** What the layout follows. Style sheets could find it out with `:has()`, and would for every card that moves. */
  const layout = {
    'data-at-least': Array.from({ length: view.seats }, (_, seat) => seat + 1).join(' '),
    'data-asks': view.phase === 'pick' ? 'draft' : isDeciding ? 'decision' : undefined,
    'data-hand': hasHand ? variant.handSize : undefined,
    'data-traps': (hasHand && view.traps.length > 0) || undefined,
  };

  return (
    <div
      ref={root}
      className={classes.filter(Boolean).join(' ')}
      {...layout}
      onClick={() => {
        if (!live && effect?.kind !== 'counted') skip();
      }}
    >
      <SeatStrip {...props} view={view} effect={effect} pending={pending} onOpenPile={setPile} />
      <div className="middle">
        {view.phase === 'pick' ? (
          <Draft view={view} isAsked={isAsked} onPick={(card) => choose(textOf({ kind: 'pick', card }))} />
        ) : (
          <Rows view={view} effect={effect} landings={preview} onTake={takesRow} />
        )}
        {seen && <SeenCards view={view} />}
      </div>
      <Prompt {...props} view={view} effect={effect} chosen={chosen} pending={pending} mask={mask} />
      {isDeciding ? (
        <Decision view={view} legal={legal} nameOf={nameOf} choose={choose} />
      ) : me === undefined ? (
        <Watching />
      ) : (
        <div className="mine">
          <TrapHand
            traps={view.traps}
            canMask={isLaying && hand.length > 1 && view.traps.includes('mask')}
            mask={mask}
            onMask={() => {
              setMask(!mask);
              setChosen(chosen.slice(-1));
            }}
          />
          <Hand
            cards={hand}
            size={variant.handSize}
            chosen={chosen.length > 0 ? chosen : pending}
            laid={chosen.length > 0 ? [] : pending}
            enabled={isLaying}
            onToggle={toggle}
            onLay={(card) => lay(chosen.length === 2 && chosen.includes(card) ? chosen : [card])}
          />
          <div className="action" hidden={view.phase === 'pick'}>
            {live && props.meanwhile && !isReady && !takesRow && (!isLaying || pending.length > 0) ? (
              props.meanwhile
            ) : live ? (
              <Button look="act" wide disabled={!isReady} onClick={lastPress(() => lay(chosen))}>
                {layLabel()}
              </Button>
            ) : (
              <SkipButton onSkip={skip} />
            )}
          </div>
        </div>
      )}
      {effect?.kind === 'counted' && <RoundOver {...props} view={view} effect={effect} onNext={skip} />}
      {pile !== undefined && (
        <PileDialog
          cards={view.players[pile]?.pile ?? []}
          dropped={view.players[pile]?.dropped ?? []}
          name={nameOf(pile)}
          onClose={() => setPile(undefined)}
        />
      )}
    </div>
  );

  function layLabel(): string {
    const texts = chosen.map(String);
    if (mask) return texts.length === 2 ? nimmt.maskLay(texts[0] ?? '', texts[1] ?? '') : nimmt.maskUse;
    if (texts.length > 0) return nimmt.lay([...chosen].sort((a, b) => a - b).join(' + '));
    if (pending.length > 0) return nimmt.laid(pending.join(' + '));
    if (takesRow) return nimmt.chooseARow;
    if (!isLaying) return words.table.wait;
    return most === 2 ? nimmt.chooseTwo : nimmt.choose;
  }
}
