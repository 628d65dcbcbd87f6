import { type Fact, variantOf } from '@sixfold/game-kit';
import type { PlayState, TableState } from '@sixfold/protocol';
import { GAMES, type HomeGame } from '../games/registry.js';
import { RulesSummary } from '../pages/rules-summary.js';
import { RulesBook } from './book.js';
import { useGameLearnWords, useLearning } from './learning.js';
import { mayDo } from './may-do.js';
import { sectionAbout } from './section-about.js';
import { useLearnWords } from './use-learn-words.js';
import { useVariantName } from './variant-name.js';
import '../pages/lobby.css';

/** The rules of one table: its variant and options, and all that goes with them. */
export default function TableRules({
  game,
  table,
  lately,
  play,
}: {
  readonly game: HomeGame;
  readonly table: TableState;
  readonly lately: readonly Fact[];
  readonly play: PlayState | undefined;
}) {
  const words = useLearnWords('rules');
  const nameOf = useVariantName(game);
  const learning = useLearning(game);
  const variant = variantOf(GAMES[game].manifest, table.options, table.seats.length);
  const parts = learning.book.variants.find(({ id }) => id === variant);
  const section = sectionAbout(learning, lately, [...(parts?.sections ?? []), ...(parts?.extras ?? [])]);
  return (
    <div className="stack">
      <p>
        <strong>{nameOf(variant)}</strong> · {words.players(table.seats.length)}
      </p>
      <MayDo game={game} table={table} play={play} />
      <RulesSummary table={table} />
      <RulesBook game={game} variant={variant} section={section} narrow />
      <p>
        <a href={`/rules/${game}#${variant}`} target="_blank" rel="noreferrer">
          {words.wholePage}
        </a>
      </p>
    </div>
  );
}

/** What whoever reads this may do right now, from the rules' list of legal moves. */
function MayDo({
  game,
  table,
  play,
}: {
  readonly game: HomeGame;
  readonly table: TableState;
  readonly play: PlayState | undefined;
}) {
  const words = useLearnWords('rules').now;
  const sentences = useGameLearnWords(game).mayDo;
  const learning = useLearning(game);
  const choices = mayDo(learning, play?.turn.choice === undefined ? (play?.legal ?? []) : []);
  const nothing = play?.result ? words.over : table.you.seat === undefined ? words.watch : words.wait;
  return (
    <section className="stack" aria-labelledby="may-do">
      <h2 id="may-do" className="small-heading">
        {words.title}
      </h2>
      {choices.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul className="may-do">
          {choices.map(({ kind, count }) => (
            <li key={kind}>{sentences[kind]?.(count)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
