import type { Analysis } from '@sixfold/bots/analysis';
import type { MatchRecord } from '@sixfold/game-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the worker says, again and again. */
export interface FromAnalyst {
  readonly share: number;
  readonly analysis: Analysis;
  readonly isDone: boolean;
}

export interface AnalysisState {
  readonly told: FromAnalyst | undefined;
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** An analysis in a worker of its own: it can be watched and given up; what was found by then stays. */
export function useAnalysis(record: MatchRecord): AnalysisState {
  const worker = useRef<Worker>(undefined);
  const [told, setTold] = useState<FromAnalyst>();
  const [isRunning, setRunning] = useState(false);
  const cancel = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
  }, []);
  const start = useCallback(() => {
    cancel();
    const fresh = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
    worker.current = fresh;
    setRunning(true);
    fresh.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
      setTold(data);
      if (data.isDone) cancel();
    };
    fresh.postMessage(record);
  }, [record, cancel]);
  useEffect(() => cancel, [cancel]);
  return { told, isRunning, start, cancel };
}
