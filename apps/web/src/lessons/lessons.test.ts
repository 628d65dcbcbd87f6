import { isRefusal } from '@sixfold/game-kit';
import { LANGUAGES } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, HOME_GAMES } from '../games/registry.js';
import { matchAt } from '../stage/line.js';
import { branch, exampleOf } from '../stage/scenario.js';
import { isDone } from './lessons.js';

const all = (
  await Promise.all(
    HOME_GAMES.map(async (game) => {
      const learning = await GAMES[game].learning();
      return learning.lessons.map((lesson) => ({ game, lesson, learning }));
    }),
  )
).flat();

describe.each(all)('the lesson $lesson.id', ({ game: id, lesson, learning }) => {
  it.each(LANGUAGES)('has words for every step, and no others (%s)', async (language) => {
    const { lessons } = await learning.words(language);
    expect(Object.keys(lessons)).toEqual(learning.lessons.map(({ id }) => id));
    expect(Object.keys(lessons[lesson.id]?.steps ?? {})).toEqual(lesson.steps.map((step) => step.id));
  });

  it.each(lesson.steps)('step $id can be done, and done wrong where there is a choice', async (step) => {
    const game = await GAMES[id].rules();
    const scenario = (await learning.book.scenarios()).find((each) => each.id === step.scenario);
    if (!scenario) throw new Error(`no scenario ${step.scenario}`);
    const { line } = exampleOf(game, scenario);
    const index = step.at ?? 0;
    const match = matchAt(line, index);
    const [seat = 0] = match.toAct();
    const answers = match.legal(seat).map((move) => {
      const tried = branch(line, index, seat, move);
      if (isRefusal(tried)) throw new Error(tried.code);
      return isDone(step.goal, move, tried, index + 1, seat);
    });
    expect(answers.filter(Boolean).length, 'right answers').toBeGreaterThan(0);
    if (answers.length > 1 && step.id !== 'place') expect(answers, 'wrong answers').toContain(false);
  });
});
