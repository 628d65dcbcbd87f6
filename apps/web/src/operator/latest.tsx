import type { Client, OperatorState } from '@sixfold/protocol';
import type { Words } from '@sixfold/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.js';
import { useGameName } from '../words/words.js';

type Table = OperatorState['latest'][number];

/** One table: who plays, and what can be done about it. */
export function LatestTable({
  api,
  table,
  words,
  onDone,
}: {
  readonly api: Client;
  readonly table: Table;
  readonly words: Words<'operator'>;
  readonly onDone: () => void;
}) {
  const game = useGameName(table.game);
  const [asking, setAsking] = useState(false);
  const names = table.seats.flatMap(({ name, level }) => name ?? level ?? []).join(', ');
  const act = (command: Promise<unknown>) => {
    setAsking(false);
    void command.then(onDone, onDone);
  };
  return (
    <li className="list-line operator-line">
      <span className="grow">
        <strong>
          {game}
          {names && ` · ${names}`}
        </strong>
        <span className="soft">
          {table.phase === 'lobby' ? words.lobby : words.playing} · {words.streams}: {table.streams}
        </span>
      </span>
      {asking ? (
        <>
          <span>{words.endSure}</span>
          <Button onClick={() => act(api.operatorEnd(table.id))}>{words.yes}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
        </>
      ) : (
        <>
          <Link href={`/t/${table.id}`} className="button quiet">
            {words.watch}
          </Link>
          <Button look="quiet" onClick={() => act(api.operatorMute(table.id, table.chat !== false))}>
            {table.chat === false ? words.unmute : words.mute}
          </Button>
          {table.phase !== 'lobby' && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              {words.end}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
