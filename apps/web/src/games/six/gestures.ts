import type { Camera } from './camera.js';
import type { Point } from './hex.js';

/** Fingers that move less than this have tapped. */
const SLOP = 9;
/** Two fingers are never taken to be closer than this. */
const CLOSE = 20;

/** Dragging, pinching and turning the wheel over a board. */
export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private dragged = false;

  constructor(
    private readonly element: SVGSVGElement,
    private readonly camera: Camera,
  ) {}

  /** Whether the last press was a drag and not a tap. */
  wasDrag = (): boolean => this.dragged;

  listen(): () => void {
    const { element, down, move, up, wheel } = this;
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
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, placeOf(event));
    this.camera.hold(true);
    if (this.fingers.size > 1) this.dragged = true;
  };

  private readonly move = (event: PointerEvent): void => {
    const { fingers, camera } = this;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const here = placeOf(event);
    if (!this.dragged) {
      if (distance(here, before) < SLOP) return;
      this.element.setPointerCapture(event.pointerId);
      this.dragged = true;
    }
    fingers.set(event.pointerId, here);
    const other = [...fingers].find(([finger]) => finger !== event.pointerId);
    if (!other) return camera.pan(here.x - before.x, here.y - before.y);
    const [, fixed] = other;
    const factor = Math.max(CLOSE, distance(here, fixed)) / Math.max(CLOSE, distance(before, fixed));
    camera.zoomAt(factor, camera.locate({ clientX: fixed.x, clientY: fixed.y }));
  };

  private readonly up = (event: PointerEvent): void => {
    if (this.fingers.delete(event.pointerId) && this.fingers.size === 0) this.camera.hold(false);
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.camera.zoomAt(factor, this.camera.locate(event));
  };
}

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
