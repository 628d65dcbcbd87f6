import type { TableSummary } from '@sixfold/protocol';
import { pointsText } from '@sixfold/words/points';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { DeviceGame } from '../client/device-games.js';
import { useLanguage } from '../settings/settings.js';
import { botName } from '../table/names.js';
import { IconButton } from '../ui/button.js';
import { timeText } from '../ui/time-text.js';
import { useGameName, useWords } from '../words/words.js';

/** A game of this device in a list. */
export function DeviceLine({ game, onForget }: { readonly game: DeviceGame; readonly onForget: () => void }) {
  const words = useWords();
  const name = useGameName(game.game);
  const names = game.seats.map((seat, index) =>
    seat.kind === 'human' ? seat.name || words.table.guest : botName(index),
  );
  const people = names.filter((_, seat) => game.seats[seat]?.kind === 'human');
  const { finished, record } = game;
  return (
    <Line
      title={[name, ...(people.length > 1 ? [people.join(', ')] : [])]}
      status={[
        words.home.onThisDevice,
        finished && record?.result ? scoreText(names, record.result) : undefined,
      ]}
      at={game.updatedAt}
      href={`/here/${game.id}`}
      verb={finished ? words.table.result : words.home.continueGame}
    >
      <IconButton icon="trash" label={words.home.forgetNamed(name)} onClick={onForget} />
    </Line>
  );
}

/** A table on the server in a list. */
export function TableLine({ table }: { readonly table: TableSummary }) {
  const words = useWords();
  const game = useGameName(table.game);
  const { phase, seats } = table;
  const names = seats.map(({ kind, name }, seat) => name ?? (kind === 'bot' ? botName(seat) : ''));
  const people = seats.flatMap(({ name, program }) =>
    name !== undefined && program ? words.home.botNamed(name) : (name ?? []),
  );
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const isMine = table.seat !== undefined;
  const verb =
    isMine && phase === 'finished'
      ? words.table.result
      : isMine
        ? words.home.continueGame
        : phase === 'lobby' && taken < seats.length
          ? words.home.join
          : words.home.watch;
  return (
    <Line
      title={[...(table.name === undefined ? [] : [table.name]), game, people.join(', ')]}
      isMyTurn={table.yourTurn === true}
      status={[
        phase === 'lobby' ? words.home.seatsTaken(taken, seats.length) : undefined,
        phase === 'playing' && !table.yourTurn ? words.home.running : undefined,
        table.result ? scoreText(names, table.result) : undefined,
      ]}
      at={table.updatedAt}
      href={`/t/${table.id}`}
      verb={verb}
    />
  );
}

function Line({
  title,
  isMyTurn = false,
  status,
  at,
  href,
  verb,
  children,
}: {
  readonly title: readonly string[];
  readonly isMyTurn?: boolean;
  readonly status: readonly (string | undefined)[];
  readonly at: number;
  readonly href: string;
  readonly verb: string;
  readonly children?: ReactNode;
}) {
  const words = useWords().home;
  const when = useWhen(at);
  return (
    <li className="list-line">
      <span className="grow">
        <strong>{title.filter(Boolean).join(' · ')}</strong>
        <span className="soft">
          {isMyTurn && <span className="turn-mark">{words.yourTurn} · </span>}
          {[...status, when].filter((part) => part !== undefined).join(' · ')}
        </span>
      </span>
      <Link href={href} className="button plain">
        {verb}
        <span className="unseen">: {title[0]}</span>
      </Link>
      {children}
    </li>
  );
}

/** Places and points, the winner first. */
function scoreText(
  names: readonly string[],
  { scores, ranks }: { readonly scores: readonly number[]; readonly ranks: readonly number[] },
): string {
  return Array.from(ranks.keys())
    .sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
    .map((seat) => `${names[seat]} ${pointsText(scores[seat] ?? 0)}`)
    .join(', ');
}

/** When something was: today the time, before that the day. */
function useWhen(at: number): string {
  const language = useLanguage();
  const [today] = useState(() => new Date());
  return timeText(at, language, today);
}
