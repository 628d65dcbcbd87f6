import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSpeed } from '../../settings/settings.js';
import { Camera } from './camera.js';
import { Gestures } from './gestures.js';
import { type Box, cellOf, centreOf, type Key } from './hex.js';

interface Eyes {
  readonly camera: Camera;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly layer: RefObject<SVGGElement | null>;
  readonly follows: boolean;
  /** Whether the last press was a drag and not a tap. */
  readonly wasDrag: () => boolean;
}

/** A camera over a board that follows what lies in the box (one for each turn of the board), and shows the last stone to whoever looks elsewhere. */
export function useCamera(content: readonly Box[], last: Key | undefined, isStill: boolean): Eyes {
  const [camera] = useState(() => new Camera());
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const gestures = useRef<Gestures>(undefined);
  const speed = useSpeed();
  const follows = useSyncExternalStore(camera.subscribe, camera.follows);
  const shape = JSON.stringify(content);
  const boxes = useMemo(() => JSON.parse(shape) as readonly Box[], [shape]);

  useEffect(() => camera.setCalm(speed !== 'off'), [camera, speed]);
  useEffect(() => camera.follow(boxes, isStill), [camera, boxes, isStill]);
  useEffect(() => {
    if (last !== undefined && !camera.follows()) camera.reveal(centreOf(cellOf(last)));
  }, [camera, last]);
  useEffect(() => {
    if (!svg.current || !layer.current) return;
    gestures.current = new Gestures(svg.current, camera);
    const ends = [camera.attach(svg.current, layer.current), gestures.current.listen()];
    return () => {
      for (const end of ends) end();
    };
  }, [camera]);

  return { camera, svg, layer, follows, wasDrag: () => gestures.current?.wasDrag() === true };
}
