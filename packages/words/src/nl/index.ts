import type { Areas } from '../areas.js';

/** Nederlands. */
export const nl: Areas = {
  cli: () => import('./cli.js'),
  goofspiel: () => import('./goofspiel.js'),
  kit: () => import('./kit.js'),
  nimmt: () => import('./nimmt.js'),
  operator: () => import('./operator.js'),
  page: () => import('./page.js'),
  server: () => import('./server.js'),
  six: () => import('./six.js'),
  sixteen: () => import('./sixteen.js'),
};
