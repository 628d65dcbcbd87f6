import { useEffect, useMemo, useState } from 'react';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';
import { useRules } from '../games/use-game.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useLanguage } from '../settings/settings.js';
import { useGameWords, useWords } from '../words/words.js';
import { Bars, Course, Picture, Scores } from './pictures.js';
import type { PlayedGame } from './played.js';
import { recordsOf } from './records.js';
import { average, roundPoints } from './round-points.js';
import { statisticsOf } from './statistics.js';

/** What the games that are listed add up to, as pictures. */
export function Overview({ games }: { readonly games: readonly PlayedGame[] }) {
  const words = useLearnWords('mine');
  const page = useWords();
  const language = useLanguage();
  const counted = useMemo(() => statisticsOf(games), [games]);
  const courses = useMemo(
    () =>
      HOME_GAMES.filter((id) => GAMES[id].manifest.pointsFact !== undefined)
        .map((id) => ({ id, finished: games.filter(({ game, result }) => game === id && result) }))
        .filter(({ finished }) => finished.length > 0),
    [games],
  );
  if (counted.games === 0) return null;
  return (
    <section className="stack" aria-labelledby="statistics">
      <h2 id="statistics">{words.statistics}</h2>
      <dl className="mine-numbers">
        <Number label={words.games} value={String(counted.games)} />
        <Number
          label={words.won}
          value={(counted.won / counted.games).toLocaleString(language, { style: 'percent' })}
        />
        <Number label={words.streakNow} value={String(counted.streak.now)} />
        <Number label={words.streakBest} value={String(counted.streak.best)} />
      </dl>
      <div className="mine-pictures">
        <Picture title={words.places}>
          <Bars bars={counted.places.map((count, index) => ({ label: words.place(index + 1), count }))} />
        </Picture>
        {courses.map(({ id, finished }) => (
          <RoundCourse key={id} id={id} games={finished} />
        ))}
        {counted.levels.size > 0 && (
          <Picture title={words.againstLevel}>
            <Scores
              scores={Array.from(counted.levels, ([level, score]) => ({
                label: page.setup.levels[level],
                score,
              }))}
            />
          </Picture>
        )}
        {counted.people.size > 0 && (
          <Picture title={words.headToHead}>
            <Scores scores={Array.from(counted.people, ([label, score]) => ({ label, score }))} />
          </Picture>
        )}
      </div>
    </section>
  );
}

function Number({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A course of more games than this cannot be read on a phone. */
const MOST_DRAWN = 60;

/** What one scored in a round, from game to game. */
function RoundCourse({ id, games }: { readonly id: HomeGame; readonly games: readonly PlayedGame[] }) {
  const { course } = useGameWords(id);
  const rules = useRules(id);
  const [found, setFound] = useState<Awaited<ReturnType<typeof recordsOf>>>([]);
  useEffect(() => {
    let wanted = true;
    const newest = games.toSorted((one, other) => other.at - one.at).slice(0, MOST_DRAWN);
    void recordsOf(newest.toReversed()).then((records) => wanted && setFound(records));
    return () => {
      wanted = false;
    };
  }, [games]);
  const { values, all } = useMemo(() => {
    const points = found
      .map(({ game, record }) => roundPoints(rules, record, game.mine))
      .filter((rounds) => rounds.length > 0);
    return { values: points.map(average), all: average(points.flat()) };
  }, [found, rules]);
  if (!course || values.length === 0) return null;
  return (
    <Picture title={course.title(all.toFixed(1))}>
      <Course values={values} average={all} label={course.label(values.length, all.toFixed(1))} />
    </Picture>
  );
}
