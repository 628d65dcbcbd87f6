import { pointsText } from '@sixfold/words/points';
import { botName } from '../table/names.js';
import { useGameName, useWords } from '../words/words.js';
import { type Played, standingsOf } from './standings.js';
import './evening.css';

/** What was played in this room so far, and who has won. */
export function Evening({ games }: { readonly games: readonly Played[] }) {
  const words = useWords().lobby;
  return (
    <section className="evening stack" aria-labelledby="evening">
      <h2 id="evening" className="small-heading">
        {words.evening}
      </h2>
      <dl className="facts">
        {standingsOf(games).map(({ name, wins }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words.wins(wins)}</dd>
          </div>
        ))}
      </dl>
      <ol>
        {games.map((game) => (
          <PlayedGame key={game.game} played={game} />
        ))}
      </ol>
    </section>
  );
}

function PlayedGame({ played: { game, rules, names, bots, ranks, scores } }: { readonly played: Played }) {
  const title = useGameName(rules);
  const order = Array.from(names.keys()).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return (
    <li value={game}>
      <span className="soft">{title}</span>{' '}
      {order.map((seat, index) => {
        const name = names[seat] ?? '';
        const text = `${bots.includes(seat) ? botName(seat) : name} ${pointsText(scores[seat] ?? 0)}`;
        return (
          <span key={`${seat + 1}`}>
            {index > 0 && ' · '}
            {ranks[seat] === 1 ? <strong>{text}</strong> : text}
          </span>
        );
      })}
    </li>
  );
}
