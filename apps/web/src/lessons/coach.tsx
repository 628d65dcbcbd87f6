import type { Step } from '@sixfold/protocol';
import { useEffect, useRef, useState } from 'react';
import type { HomeGame } from '../games/registry.js';
import { useGameLearnWords, useLearning } from '../rules/learning.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { keepTold, toldOf } from './coached.js';
import { adviceFor } from './situations.js';
import '../hints/hints.css';

interface CoachProps {
  readonly game: HomeGame;
  readonly me: number;
  /** How many moves have been played. */
  readonly number: number;
  /** Whether everything has come to rest and it is the person's turn. */
  readonly isAsked: boolean;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly history: readonly Step[];
}

/** Somebody who looks over the shoulder: speaks up when something is new, once, and keeps silent otherwise. */
export default function Coach({ game, me, number, isAsked, view, legal, history }: CoachProps) {
  const { coachOk } = useLearnWords('lessons');
  const { coach } = useGameLearnWords(game);
  const { situations } = useLearning(game);
  const [advice, setAdvice] = useState<string>();
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (!isAsked) {
      setAdvice(undefined);
      return;
    }
    if (asked.current === number) return;
    const before = asked.current ?? 0;
    asked.current = number;
    const lately = history.filter((step) => step.number > before).flatMap(({ facts }) => facts);
    const next = adviceFor(situations, { view, legal, lately, me }, toldOf(game));
    setAdvice(next);
    if (next !== undefined) keepTold(game, next);
  }, [isAsked, number, game, situations, me, view, legal, history]);
  if (advice === undefined) return null;
  return (
    <div className="hint coach" role="status">
      <p>
        <Icon name="person" size={20} /> {coach[advice]}
      </p>
      <Button onClick={() => setAdvice(undefined)}>{coachOk}</Button>
    </div>
  );
}
