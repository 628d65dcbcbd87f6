import type { Areas } from '../areas.js';

/** Deutsch. */
export const de: Areas = {
  cli: () => import('./cli.js'),
  goofspiel: () => import('./goofspiel.js'),
  kit: () => import('./kit.js'),
  learnNimmt: () => import('./learn-nimmt.js'),
  learnSix: () => import('./learn-six.js'),
  learnSixteen: () => import('./learn-sixteen.js'),
  lessons: () => import('./lessons.js'),
  lookBack: () => import('./look-back.js'),
  mine: () => import('./mine.js'),
  nimmt: () => import('./nimmt.js'),
  operator: () => import('./operator.js'),
  page: () => import('./page.js'),
  puzzles: () => import('./puzzles.js'),
  rules: () => import('./rules.js'),
  server: () => import('./server.js'),
  six: () => import('./six.js'),
  sixteen: () => import('./sixteen.js'),
};
