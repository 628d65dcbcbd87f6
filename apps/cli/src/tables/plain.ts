import type { TableArt } from './scene.js';

/** For a game without a drawing of its own: the view as it is. */
export const plainArt: TableArt = {
  unsaid: [],
  draw: (view, scene) =>
    Object.entries(scene.all ?? (view as Record<string, unknown>)).map(
      ([key, value]) => `${scene.colours.dim(`${key}:`)} ${JSON.stringify(value)}`,
    ),
  ask: (_view, _legal, words) => words.play.ask,
};
