import { parentPort } from 'node:worker_threads';
import type { FromPainter, ToPainter } from './painter.js';
import { pngOf } from './png.js';

// Drawing takes a tenth of a second and more, in which the server's own thread would answer nobody.
parentPort?.on('message', ({ ask, svg }: ToPainter) => {
  void pngOf(svg).then(
    (png) => parentPort?.postMessage({ ask, png } satisfies FromPainter),
    () => parentPort?.postMessage({ ask } satisfies FromPainter),
  );
});
