import { isObject } from '../client/shapes.js';

const KEY = 'sixfold.lessons';

/** By lesson: how many steps have been done. */
export type LessonProgress = Readonly<Record<string, number>>;

/** How far somebody has come on this device. */
export function readProgress(): LessonProgress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isWhole = isObject(kept) && Object.values(kept).every((done) => typeof done === 'number');
    return isWhole ? (kept as LessonProgress) : {};
  } catch {
    return {};
  }
}

export function keepProgress(lesson: string, done: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readProgress(), [lesson]: done }));
  } catch {
    // Where nothing can be kept, a lesson begins at its beginning.
  }
}
