import { ApiProblem, type Client, type OperatorState } from '@sixfold/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type Figures, figuresBetween } from './figures.js';

/** One look at the server, and what happened since the one before. */
export interface Look {
  readonly state: OperatorState;
  readonly figures: Figures;
}

const RHYTHM = 3000;
/** Ten minutes of looks are drawn. */
const KEPT = 200;

/** Looks at the server again and again, as long as somebody looks at the page. */
export function useServer(api: Client) {
  const [looks, setLooks] = useState<readonly Look[]>([]);
  const [problem, setProblem] = useState<string>();

  const look = useCallback(async () => {
    try {
      const state = await api.operatorState();
      setProblem(undefined);
      setLooks((before) => [
        ...before.slice(1 - KEPT),
        { state, figures: figuresBetween(before.at(-1)?.state ?? state, state) },
      ]);
      return true;
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.code : 'unreachable');
      // A wrong token does not become right by asking again.
      return !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;
    }
  }, [api]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wanted = true;
    const again = async () => {
      const isWorthIt = await look();
      if (wanted && isWorthIt) timer = setTimeout(() => void again(), RHYTHM);
    };
    void again();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [look]);

  return { looks, problem, lookAgain: () => void look() };
}
