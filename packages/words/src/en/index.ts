/** English: an area is loaded when somebody reads it. What is listed here is what every language must have. */
export const en = {
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
