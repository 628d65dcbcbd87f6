import type { SeatState } from '@sixfold/protocol';
import { memo } from 'react';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';
import { initialOf } from './initial.js';
import { isPlayedByBot } from './names.js';
import './seat-sign.css';

/** How many different colours there are; whoever sits further round shares one, and has another letter. */
const COLOURS = 10;

/** How strong a bot is, as bars: everybody knows them from their phone. */
const STRENGTH = { easy: 1, medium: 2, strong: 3, master: 4 } as const;

interface SeatSignProps {
  readonly who: SeatState | undefined;
  readonly seat: number;
  readonly name: string;
}

/**
 * The sign of whoever has a seat: a person's initial on a colour of their own, or a bot with its level. What they say
 * appears beside it (`Bubble`).
 */
export const SeatSign = memo(({ who, seat, name }: SeatSignProps) => {
  const words = useWords();
  if (isPlayedByBot(who)) {
    const level = who?.level;
    const label = level === undefined ? words.setup.bot : words.lobby.bot(words.setup.levels[level]);
    return (
      <span className="seat-sign" data-seat-sign={seat} title={label}>
        <BotSign strength={level && STRENGTH[level]} />
        <span className="unseen">{label}: </span>
      </span>
    );
  }
  const isAway = who?.kind === 'human' && !who.connected;
  return (
    <>
      <span
        className={`seat-sign person-sign person-${seat % COLOURS}${isAway ? ' away' : ''}`}
        data-seat-sign={seat}
        title={isAway ? words.lobby.away : undefined}
      >
        <span aria-hidden="true">{initialOf(name)}</span>
        {isAway && <span className="unseen">{words.lobby.away}: </span>}
      </span>
      {who?.hints !== undefined && (
        <span className="hints-asked" title={words.table.hintsAsked(who.hints)}>
          <Icon name="bulb" size={14} />
          <span aria-hidden="true">{who.hints}</span>
          <span className="unseen">{words.table.hintsAsked(who.hints)}: </span>
        </span>
      )}
    </>
  );
});

const BotSign = ({ strength }: { readonly strength: number | undefined }) => (
  <svg width="22" height="16" viewBox="0 0 33 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M4 9h12v9H4ZM10 9V5m-3 8v1m6-1v1M1.5 12v3m17-3v3" strokeWidth="2" strokeLinecap="round" />
    {(strength === undefined ? [] : [1, 2, 3, 4]).map((bar) => (
      <path
        key={bar}
        d={`M${20.5 + bar * 3} 19v-${2 + bar * 3}`}
        strokeWidth="2"
        opacity={bar <= (strength ?? 0) ? 1 : 0.25}
      />
    ))}
  </svg>
);
