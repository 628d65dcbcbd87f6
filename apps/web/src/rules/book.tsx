import type { RulesSection } from '@sixfold/words/shape-learn';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { HomeGame } from '../games/registry.js';
import { once, useGameWords } from '../words/words.js';
import { ExampleBoard } from './example-board.js';
import { useGameLearnWords, useLearning } from './learning.js';
import { useLearnWords } from './use-learn-words.js';
import './rules.css';

const HEADINGS = ['goal', 'turn', 'end', 'wins'] as const;

interface BookProps {
  readonly game: HomeGame;
  readonly variant: string;
  /** The section to open at. */
  readonly section?: string | undefined;
  /** Inside a dialog: everything below each other. */
  readonly narrow?: boolean;
}

/** The rules of a variant: a minute first, then everything, with tables to touch. */
export function RulesBook({ game, variant: id, section: wanted, narrow = false }: BookProps) {
  const words = useLearnWords('rules');
  const { variants } = useLearning(game).book;
  const { rules: book } = useGameLearnWords(game);
  const variant = variants.find((each) => each.id === id) ?? variants[0];
  const minute = book.short[variant?.id ?? ''];
  if (!variant || !minute) return null;
  const show = (section: string) => (
    <Section
      key={section}
      id={section}
      game={game}
      words={book.sections[section]}
      isWanted={section === wanted}
    />
  );
  return (
    <div className={narrow ? 'rules-book narrow-book' : 'rules-book'}>
      <section className="minute" aria-labelledby={`minute-${game}`}>
        <h2 id={`minute-${game}`}>{words.minute}</h2>
        <dl>
          {HEADINGS.map((heading) => (
            <div key={heading}>
              <dt>{words.headings[heading]}</dt>
              <dd>{minute[heading]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <h2>{words.complete}</h2>
      {variant.sections.map(show)}
      {variant.extras.length > 0 && <h2>{words.extras}</h2>}
      {variant.extras.map(show)}
    </div>
  );
}

/** One idea, a sentence or two, one drawn table. */
function Section({
  id,
  game,
  words,
  isWanted,
}: {
  readonly id: string;
  readonly game: HomeGame;
  readonly words: RulesSection | undefined;
  readonly isWanted: boolean;
}) {
  const { book, pictures } = useLearning(game);
  const Picture = pictures[id];
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  if (!words) return null;
  return (
    <section
      ref={element}
      className={isWanted ? 'rule wanted' : 'rule'}
      aria-labelledby={`rule-${game}-${id}`}
    >
      <div className="rule-words">
        <h3 id={`rule-${game}-${id}`}>{words.title}</h3>
        {words.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="rule-picture">
        {Picture && <Picture />}
        <WhenNear>
          <Suspense>
            <Examples game={game} ids={book.examples[id] ?? []} />
          </Suspense>
        </WhenNear>
      </div>
    </section>
  );
}

/** Draws its children once they come near the screen: a book has dozens of tables. */
function WhenNear({ children }: { readonly children: React.ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={element}>{isNear && children}</div>;
}

/** The worked examples of a section on one board, one at a time. */
function Examples({ game, ids }: { readonly game: HomeGame; readonly ids: readonly string[] }) {
  const words = useLearnWords('rules');
  const titles = useGameWords(game).scenarios ?? {};
  const scenarios = use(once(`scenarios.${game}`, useLearning(game).book.scenarios));
  const [chosen, setChosen] = useState(ids[0]);
  const scenario = scenarios.find(({ id }) => id === chosen);
  if (!scenario) return null;
  const titleOf = (id: string): string => {
    const title = scenarios.find((each) => each.id === id)?.title ?? '';
    return titles[title.split('.').at(-1) ?? ''] ?? id;
  };
  return (
    <div className="examples">
      {ids.length > 1 && (
        <div className="example-choice" role="group" aria-label={words.examples}>
          {ids.map((id, index) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen}
              aria-label={`${index + 1}. ${titleOf(id)}`}
              title={titleOf(id)}
              onClick={() => setChosen(id)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      <p className="example-title">{titleOf(scenario.id)}</p>
      <ExampleBoard key={scenario.id} game={game} scenario={scenario} />
    </div>
  );
}
