import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeed } from '../../settings/settings.js';
import { type Box, CELL_WIDTH, type Point } from './hex.js';

/** Pixels of a cell: as large as a thumb where there is room, never smaller than can be told apart. */
const NORMAL = 50;
const LARGE = 66;
const SMALLEST = 21;
/** Free cells around the stones that are kept in sight. */
const MARGIN = 1.9;
const CLOSEST = 130 / CELL_WIDTH;
const FARTHEST = 9 / CELL_WIDTH;
const MILLIS = 380;
/** Fingers that move less than this have tapped. */
const SLOP = 9;

interface Camera extends Point {
  readonly scale: number;
}

export interface CameraControl {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Everything that moves with the camera. */
  readonly layer: RefObject<SVGGElement | null>;
  /** A place on the screen as a place on the board, with the pixels of a unit there. */
  readonly locate: (event: { readonly clientX: number; readonly clientY: number }) => Point & {
    readonly scale: number;
  };
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  /** Moves just far enough that a place is in sight. */
  readonly reveal: (point: Point) => void;
  /** Whether the last press was a drag and not a tap. */
  readonly wasDragged: () => boolean;
  /** False once somebody looks where they want. */
  readonly follows: boolean;
}

/**
 * The eye above the endless board. It follows the stones calmly, steps back when they need more room, and holds
 * still under a finger, while something is chosen, and once somebody has moved it themselves.
 */
export function useCamera(content: Box, options: { readonly still: boolean }): CameraControl {
  const { still } = options;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const speed = useSpeed();
  const [follows, setFollows] = useState(true);
  const eye = useRef<Camera | undefined>(undefined);
  const size = useRef({ width: 0, height: 0 });
  const running = useRef(0);
  const dragged = useRef(false);
  const fingers = useRef(new Map<number, Point>());

  const draw = useCallback((camera: Camera) => {
    eye.current = camera;
    const { width, height } = size.current;
    const { x, y, scale } = camera;
    layer.current?.setAttribute(
      'transform',
      `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 - y * scale).toFixed(2)}) scale(${scale.toFixed(4)})`,
    );
  }, []);

  const travel = useCallback(
    (target: Camera) => {
      cancelAnimationFrame(running.current);
      const start = eye.current;
      if (!start || speed === 'off') return draw(target);
      const began = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - began) / MILLIS);
        const eased = 1 - (1 - part) ** 3;
        const between = (from: number, to: number) => from + (to - from) * eased;
        draw({
          x: between(start.x, target.x),
          y: between(start.y, target.y),
          scale: start.scale * (target.scale / start.scale) ** eased,
        });
        if (part < 1) running.current = requestAnimationFrame(step);
      };
      running.current = requestAnimationFrame(step);
    },
    [draw, speed],
  );

  const fitted = useCallback((box: Box): Camera => {
    const { width, height } = size.current;
    const margin = MARGIN * CELL_WIDTH;
    const most = (Math.min(width, height) > 560 ? LARGE : NORMAL) / CELL_WIDTH;
    const scale = Math.min(
      most,
      width / (box.right - box.left + 2 * margin),
      height / (box.bottom - box.top + 2 * margin),
    );
    return {
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      scale: Math.max(scale, SMALLEST / CELL_WIDTH),
    };
  }, []);

  const { left, right, top, bottom } = content;
  const box = useMemo(() => ({ left, right, top, bottom }), [left, right, top, bottom]);

  // The first picture, and every change of the room there is.
  const newest = useRef({ box, follows });
  newest.current = { box, follows };
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      size.current = { width, height };
      draw(newest.current.follows || !eye.current ? fitted(newest.current.box) : eye.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [draw, fitted]);

  useEffect(() => {
    const now = eye.current;
    if (!follows || still || !now || fingers.current.size > 0) return;
    const target = fitted(box);
    if (!isComfortable(now, target, box, size.current)) travel(target);
  }, [box, follows, still, fitted, travel]);

  const by = useCallback((factor: number, at: Point | undefined, how: (camera: Camera) => void) => {
    const now = eye.current;
    if (!now) return;
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, now.scale * factor));
    // What lies under the finger stays under it.
    const { x, y } = at ?? now;
    const ratio = now.scale / scale;
    how({ x: x + (now.x - x) * ratio, y: y + (now.y - y) * ratio, scale });
  }, []);

  const locate: CameraControl['locate'] = useCallback(({ clientX, clientY }) => {
    const now = eye.current ?? { x: 0, y: 0, scale: 1 };
    const place = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { width, height } = size.current;
    return {
      x: now.x + (clientX - place.left - width / 2) / now.scale,
      y: now.y + (clientY - place.top - height / 2) / now.scale,
      scale: now.scale,
    };
  }, []);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.current.size === 0) dragged.current = false;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) dragged.current = true;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      const now = eye.current;
      if (!before || !now) return;
      const here = { x: event.clientX, y: event.clientY };
      if (!dragged.current && Math.hypot(here.x - before.x, here.y - before.y) < SLOP) return;
      if (!dragged.current) element.setPointerCapture(event.pointerId);
      dragged.current = true;
      cancelAnimationFrame(running.current);
      setFollows(false);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, here);
      if (!other) {
        draw({
          ...now,
          x: now.x - (here.x - before.x) / now.scale,
          y: now.y - (here.y - before.y) / now.scale,
        });
        return;
      }
      const fixed = other[1];
      const distance = (one: Point) => Math.max(20, Math.hypot(one.x - fixed.x, one.y - fixed.y));
      by(distance(here) / distance(before), locate({ clientX: fixed.x, clientY: fixed.y }), draw);
    };
    const up = (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      cancelAnimationFrame(running.current);
      setFollows(false);
      by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), locate(event), draw);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [by, draw, locate]);

  return {
    svg,
    layer,
    locate,
    follows,
    zoom: (factor) => {
      setFollows(false);
      by(factor, undefined, travel);
    },
    fit: () => {
      setFollows(true);
      travel(fitted(box));
    },
    reveal: (point) => {
      const now = eye.current;
      if (!now) return;
      const x = nearer(now.x, point.x, size.current.width / 2 / now.scale - CELL_WIDTH);
      const y = nearer(now.y, point.y, size.current.height / 2 / now.scale - CELL_WIDTH);
      if (x !== now.x || y !== now.y) travel({ ...now, x, y });
    },
    wasDragged: () => dragged.current,
  };
}

/** The middle, moved so that a place is at most this far from it. */
const nearer = (middle: number, place: number, far: number): number =>
  Math.min(Math.max(middle, place - Math.max(0, far)), place + Math.max(0, far));

/** Whether everything is in sight and about as large as it could be: then the eye need not move. */
function isComfortable(
  now: Camera,
  target: Camera,
  box: Box,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  if (now.scale < target.scale * 0.8 || now.scale > target.scale * 1.25) return false;
  const room = CELL_WIDTH * 1.55;
  const halfWidth = width / 2 / now.scale;
  const halfHeight = height / 2 / now.scale;
  return (
    box.left - room >= now.x - halfWidth &&
    box.right + room <= now.x + halfWidth &&
    box.top - room >= now.y - halfHeight &&
    box.bottom + room <= now.y + halfHeight
  );
}
