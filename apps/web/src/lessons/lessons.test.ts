import { isRefusal } from '@sixfold/game-kit';
import { LANGUAGES } from '@sixfold/words';
import { loadWords } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, type HomeGame } from '../games/registry.js';
import { BOOKS } from '../rules/books.js';
import { matchAt } from '../stage/line.js';
import { branch, exampleOf } from '../stage/scenario.js';
import { isDone, LESSONS } from './lessons.js';

const all = (Object.keys(LESSONS) as HomeGame[]).flatMap((game) =>
  LESSONS[game].map((lesson) => ({ game, lesson })),
);

describe.each(all)('the lesson $lesson.id', ({ game: id, lesson }) => {
  it.each(LANGUAGES)('has words for every step, and no others (%s)', async (language) => {
    const words = await loadWords(language, 'lessons');
    const { steps } = words.lessons[lesson.id as keyof typeof words.lessons];
    expect(Object.keys(steps)).toEqual(lesson.steps.map((step) => step.id));
  });

  it.each(lesson.steps)('step $id can be done, and done wrong where there is a choice', async (step) => {
    const game = await GAMES[id].rules();
    const scenario = (await BOOKS[id].scenarios()).find((each) => each.id === step.scenario);
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
