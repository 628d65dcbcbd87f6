import type { Rolldown } from 'vite';

/**
 * Which modules come in one file. Left to itself the build makes a file of every set of modules that the same pages share,
 * four dozen for a table, and over a phone's line each of them costs more time for asking than for its bytes.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Apart from the rest, so that it can be begun with in a task of its own (early.js).
  { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]react\.ts$/, priority: 3 },
  // Everything else that is there before anything can be shown.
  { name: 'shell', tags: ['$initial'], test: /(?<!index\.html|[\\/]main\.tsx|[\\/]app\.tsx)$/, priority: 2 },
  // What all tables are made of, wherever they are.
  {
    name: 'table',
    test: /[\\/]web[\\/]src[\\/](table[\\/]|client[\\/]device-|games[\\/](prepare|use-game)\.)/,
    priority: 1,
  },
  // The rules of a game, which its table shares with other pages. Those of Sixteen its words need, too, and a piece of them only.
  { name: 'nimmt-rules', test: /[\\/]packages[\\/]nimmt[\\/]src[\\/]/, priority: 1 },
  { name: 'six-rules', test: /[\\/]packages[\\/]six[\\/]src[\\/]/, priority: 1 },
];
