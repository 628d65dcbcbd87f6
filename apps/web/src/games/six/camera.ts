import { type Box, CELL_WIDTH, type Point, TURNS, type Turn, turnedPoint } from './hex.js';

/** Pixels of a cell: as large as a thumb where there is room, never smaller than can be told apart. */
const NORMAL = 50;
const LARGE = 66;
const SMALLEST = 21;
/** A board this high and wide has room for large cells. */
const ROOMY = 560;
/** Free cells around the stones: wanted, and needed before the eye moves. */
const MARGIN = 1.9 * CELL_WIDTH;
const NEEDED = 1.55 * CELL_WIDTH;
/** A stone and a little air, half on each side. */
const EDGE = 1.2 * CELL_WIDTH;
const CLOSEST = 130 / CELL_WIDTH;
const FARTHEST = 9 / CELL_WIDTH;
const MILLIS = 380;

/** The board is turned only where that shows it this much larger: whoever plays has it in mind as it lies. */
const WORTH_TURNING = 1.3;

/** The place of the board in the middle of what is seen, the pixels of a unit, and the turn in sixths. */
interface Eye extends Point {
  readonly scale: number;
  readonly turn: number;
}

/**
 * The eye above the endless board. It follows the stones calmly, steps back when they need more room, turns the board
 * where a long position would get small (on a phone), and holds still under a finger, while something is chosen, and once somebody has moved it themselves.
 */
export class Camera {
  private svg: SVGSVGElement | undefined;
  private layer: SVGGElement | undefined;
  private eye: Eye | undefined;
  private width = 0;
  private height = 0;
  private boxes: readonly Box[] = [];
  private turned: Turn = 0;
  private running = 0;
  private isFollowing = true;
  private isStill = false;
  private isHeld = false;
  private isCalm = true;
  private readonly listeners = new Set<() => void>();

  /** False once somebody looks where they want. */
  follows = (): boolean => this.isFollowing;

  /** How the board lies, or is about to. */
  turn = (): Turn => this.turned;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Draws from now on; `layer` is everything that moves with the eye. */
  attach(svg: SVGSVGElement, layer: SVGGElement): () => void {
    this.svg = svg;
    this.layer = layer;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.width = entry.contentRect.width;
      this.height = entry.contentRect.height;
      this.draw(this.isFollowing || !this.eye ? this.fitted() : this.eye);
    });
    observer.observe(svg);
    return () => {
      observer.disconnect();
      this.halt();
    };
  }

  /** Whether movements take their time. */
  setCalm(isCalm: boolean): void {
    this.isCalm = isCalm;
  }

  /** What should be seen. The eye moves only if it must, and not while it must keep still. */
  follow(boxes: readonly Box[], isStill: boolean): void {
    this.boxes = boxes;
    this.isStill = isStill;
    this.move();
  }

  /** Nothing moves under a finger; what there was to follow is made up for when it lifts. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.halt();
    // The tap that ends with this finger must still find the board where it was.
    if (!isHeld) this.running = requestAnimationFrame(() => this.move());
  }

  private move(): void {
    if (!this.isFollowing || this.isStill || this.isHeld || !this.eye) return;
    const target = this.fitted();
    if (!this.isComfortable(target)) this.travel(target);
  }

  /** Shows everything, and follows again. */
  fit = (): void => {
    this.setFollowing(true);
    this.travel(this.fitted());
  };

  /** By a button: around the middle. */
  zoom(factor: number): void {
    this.setFollowing(false);
    const zoomed = this.zoomed(factor, this.eye);
    if (zoomed) this.travel(zoomed);
  }

  /** By a wheel or two fingers: what lies under the place stays under it. */
  zoomAt(factor: number, place: Point): void {
    this.halt();
    this.setFollowing(false);
    const zoomed = this.zoomed(factor, place);
    if (zoomed) this.draw(zoomed);
  }

  /** By a finger, in pixels. */
  pan(dx: number, dy: number): void {
    const { eye } = this;
    if (!eye) return;
    this.halt();
    this.setFollowing(false);
    const { x, y } = turnedPoint({ x: dx / eye.scale, y: dy / eye.scale }, -eye.turn);
    this.draw({ ...eye, x: eye.x - x, y: eye.y - y });
  }

  /** Moves just far enough that a place is in sight. */
  reveal(place: Point): void {
    const { eye } = this;
    if (!eye) return;
    const middle = turnedPoint(eye, eye.turn);
    const seen = turnedPoint(place, eye.turn);
    const x = nearer(middle.x, seen.x, this.width / 2 / eye.scale - CELL_WIDTH);
    const y = nearer(middle.y, seen.y, this.height / 2 / eye.scale - CELL_WIDTH);
    if (x !== middle.x || y !== middle.y) this.travel({ ...eye, ...turnedPoint({ x, y }, -eye.turn) });
  }

  /** A place on the screen as a place on the board. */
  locate({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Eye {
    const { eye, svg, width, height } = this;
    if (!eye || !svg) return { x: 0, y: 0, scale: 1, turn: 0 };
    const { left, top } = svg.getBoundingClientRect();
    const { scale, turn } = eye;
    const away = turnedPoint(
      { x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale },
      -turn,
    );
    return { x: eye.x + away.x, y: eye.y + away.y, scale, turn };
  }

  private setFollowing(isFollowing: boolean): void {
    if (isFollowing === this.isFollowing) return;
    this.isFollowing = isFollowing;
    for (const listener of this.listeners) listener();
  }

  private halt(): void {
    cancelAnimationFrame(this.running);
  }

  private draw(eye: Eye): void {
    this.eye = eye;
    const { scale, turn } = eye;
    const { x, y } = turnedPoint(eye, turn);
    const left = (this.width / 2 - x * scale).toFixed(2);
    const top = (this.height / 2 - y * scale).toFixed(2);
    const rotation = turn === 0 ? '' : ` rotate(${(turn * 60).toFixed(2)})`;
    this.layer?.setAttribute('transform', `translate(${left} ${top}) scale(${scale.toFixed(4)})${rotation}`);
    // Letters stay upright.
    this.layer?.style.setProperty('--upright', `${(-turn * 60).toFixed(2)}deg`);
  }

  private travel(target: Eye): void {
    this.halt();
    const start = this.eye;
    if (!start || !this.isCalm) return this.draw(target);
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / MILLIS);
      const eased = 1 - (1 - part) ** 3;
      this.draw({
        x: start.x + (target.x - start.x) * eased,
        y: start.y + (target.y - start.y) * eased,
        scale: start.scale * (target.scale / start.scale) ** eased,
        turn: start.turn + (target.turn - start.turn) * eased,
      });
      if (part < 1) this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }

  private zoomed(factor: number, place: Point | undefined): Eye | undefined {
    const { eye } = this;
    if (!eye || !place) return undefined;
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, eye.scale * factor));
    const ratio = eye.scale / scale;
    return { ...eye, x: place.x + (eye.x - place.x) * ratio, y: place.y + (eye.y - place.y) * ratio, scale };
  }

  /** Everything in sight, the board turned if that is worth it. */
  private fitted(): Eye {
    const kept = this.fittedAt(this.turned);
    const best = TURNS.map((turn) => this.fittedAt(turn)).reduce((one, other) =>
      other.scale > one.scale * 1.001 ? other : one,
    );
    const eye = best.scale > kept.scale * WORTH_TURNING ? best : kept;
    this.turned = eye.turn;
    return eye;
  }

  private fittedAt(turn: Turn): Eye & { readonly turn: Turn } {
    const { left, right, top, bottom } = this.boxAt(turn);
    const most = (Math.min(this.width, this.height) > ROOMY ? LARGE : NORMAL) / CELL_WIDTH;
    const scale = Math.min(
      most,
      this.width / (right - left + 2 * MARGIN),
      this.height / (bottom - top + 2 * MARGIN),
    );
    const middle = turnedPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }, -turn);
    // Cells that are smaller than this are hard to hit, but a stone out of sight cannot be hit at all.
    const allStones = Math.min(this.width / (right - left + EDGE), this.height / (bottom - top + EDGE));
    const least = Math.max(FARTHEST, Math.min(SMALLEST / CELL_WIDTH, allStones));
    return { ...middle, scale: Math.max(scale, least), turn };
  }

  private boxAt(turn: Turn): Box {
    return this.boxes[TURNS.indexOf(turn)] ?? { left: 0, right: 0, top: 0, bottom: 0 };
  }

  /** Whether everything is in sight and about as large as it could be: then the eye need not move. */
  private isComfortable(target: Eye): boolean {
    const { eye } = this;
    if (!eye || eye.turn !== target.turn) return false;
    if (eye.scale < target.scale * 0.8 || eye.scale > target.scale * 1.25) return false;
    const box = this.boxAt(this.turned);
    const middle = turnedPoint(eye, eye.turn);
    const halfWidth = this.width / 2 / eye.scale - NEEDED;
    const halfHeight = this.height / 2 / eye.scale - NEEDED;
    return (
      box.left >= middle.x - halfWidth &&
      box.right <= middle.x + halfWidth &&
      box.top >= middle.y - halfHeight &&
      box.bottom <= middle.y + halfHeight
    );
  }
}

/** The middle, moved so that a place is at most this far from it. */
function nearer(middle: number, place: number, far: number): number {
  const most = Math.max(0, far);
  return Math.min(Math.max(middle, place - most), place + most);
}
