import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { send } from '../wire-text.js';
import { API_HEADERS, SECURE_HEADER } from './guard.js';
import type { Answer, Lane } from './lane.js';
import { type PlainRequest, readPlain } from './plain-request.js';

/** Takes a connection for a stream if that is what was asked for; otherwise returns nothing, or the answer that says why not. */
export type StreamLane = (request: PlainRequest) => Promise<Answer | undefined> | undefined;

export interface DoorSettings {
  /** A request must be here completely within this many milliseconds. */
  readonly within: number;
  /** A line that is not used is kept for this many milliseconds. */
  readonly keepAlive: number;
  /** Tells whoever never finished a request, and hangs up. */
  readonly giveUp: (socket: Socket) => void;
  /** Thousands may come or go in the same moment: asked before each whether others are to be let in first. */
  readonly pause: () => Promise<void> | undefined;
}

const LAST = 'connection: close\r\n\r\n';

/** What comes behind a request that is being answered waits; more than this is not taken from the line meanwhile. */
const MOST_WAITING = 16 * 1024;
/** Whoever leaves more than this of earlier answers unread gets no others. */
const MOST_UNREAD = 64 * 1024;

/**
 * Stands before Node's HTTP server and answers what is plain and common by itself: whole requests that the lanes know,
 * one after the other. At the first thing that is anything else the line is Node's, for good (docs/decisions/0133).
 */
export class Door {
  private readonly lines = new Set<Line>();
  private lane: Lane = () => undefined;
  private streams: StreamLane = () => undefined;
  private isClosing = false;
  private readonly watch: NodeJS.Timeout;
  private date = '';
  private second = 0;
  /** How the head of an answer ends behind which others may follow. */
  private readonly kept: string;

  constructor(
    server: Server,
    private readonly settings: DoorSettings,
  ) {
    const [toNode] = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    this.toNode = (socket) => toNode?.call(server, socket);
    server.on('connection', (socket: Socket) => this.welcome(socket));
    const seconds = Math.floor(settings.keepAlive / 1000);
    this.kept = `connection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n\r\n`;
    this.watch = setInterval(() => this.lookAround(), settings.within / 4).unref();
  }

  private readonly toNode: (socket: Socket) => void;

  /** From now on these are answered here. */
  open(lane: Lane, streams: StreamLane): void {
    this.lane = lane;
    this.streams = streams;
  }

  /** Refuses new connections and closes those that wait for no answer. */
  close(): void {
    this.isClosing = true;
    clearInterval(this.watch);
    for (const line of this.lines) if (line.isIdle) line.socket.destroy();
  }

  closeAll(): void {
    for (const line of this.lines) line.socket.destroy();
  }

  private welcome(socket: Socket): void {
    if (this.isClosing) {
      socket.destroy();
      return;
    }
    const line: Line = new Line(socket, {
      take: (request) => this.take(line, request),
      handOver: (bytes) => this.handOver(line, bytes),
      forget: () => this.lines.delete(line),
      pause: this.settings.pause,
    });
    this.lines.add(line);
  }

  private take(line: Line, request: PlainRequest): boolean {
    const stream = this.streams(request);
    if (stream !== undefined) {
      void stream.then((refused) =>
        refused ? this.answer(line, refused, request.isLast) : this.keepForStream(line),
      );
      return true;
    }
    const work = this.lane(request);
    if (work === undefined) return false;
    void work(request.body).then((answer) => this.answer(line, answer, request.isLast));
    return true;
  }

  private keepForStream(line: Line): void {
    line.keepForStream();
    // The others have been sent away already.
    if (this.isClosing) line.socket.destroySoon();
  }

  private answer(line: Line, answer: Answer, isLast: boolean): void {
    const ends = isLast || this.isClosing;
    if (ends) line.stopListening();
    line.answer(textOf(answer, this.dateNow() + (ends ? LAST : this.kept)));
    if (ends) line.socket.destroySoon();
  }

  private handOver(line: Line, bytes: Buffer): void {
    this.lines.delete(line);
    line.leave();
    line.socket.unshift(bytes);
    this.toNode(line.socket);
  }

  /** It changes once a second. */
  private dateNow(): string {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) this.date = `date: ${new Date().toUTCString()}\r\n`;
    this.second = second;
    return this.date;
  }

  private lookAround(): void {
    const now = performance.now();
    const { within, keepAlive, giveUp } = this.settings;
    for (const line of this.lines) {
      const { waitedFor } = line;
      if (waitedFor === undefined || now - line.since <= (waitedFor === 'more' ? keepAlive : within))
        continue;
      // Where nothing has come, an answer would be taken for that to a request which is on its way.
      if (waitedFor !== 'rest') line.socket.destroy();
      else {
        line.stopListening();
        giveUp(line.socket);
      }
    }
  }
}

interface Keeper {
  /** False: it is not for here. */
  take(request: PlainRequest): boolean;
  handOver(bytes: Buffer): void;
  forget(): void;
  readonly pause: DoorSettings['pause'];
}

/** One connection, as long as it is not Node's. */
class Line {
  /** When it last changed between waiting, reading and answering. */
  since = performance.now();
  /** Bytes of a request that is not whole, or that came while another is being answered. */
  private waiting: Buffer | undefined;
  private isAnswering = false;
  private isUsed = false;
  /** Its first request waits until it is its turn. */
  private isNext = false;
  /** A part of a request is here. */
  private hasBegun = false;

  constructor(
    readonly socket: Socket,
    private readonly keeper: Keeper,
  ) {
    socket.on('data', this.hear);
    socket.on('end', this.end);
    socket.on('error', this.fail);
    socket.on('close', keeper.forget);
  }

  get isIdle(): boolean {
    return !this.isAnswering;
  }

  /** A first request, the rest of one, or whether more come; nothing while one is here. */
  get waitedFor(): 'first' | 'rest' | 'more' | undefined {
    if (this.isAnswering || this.isNext) return undefined;
    if (this.hasBegun) return 'rest';
    return this.isUsed ? 'more' : 'first';
  }

  /** Behind a stream nothing can ever be answered: whoever asks there would wait for ever. */
  keepForStream(): void {
    const { socket, waiting } = this;
    if (waiting !== undefined) socket.destroy();
    socket.off('data', this.hear).on('data', this.fail);
  }

  /** Nothing that comes now, or has come and waits, will be done: nobody could be told what became of it. */
  stopListening(): void {
    this.waiting = undefined;
    this.socket.off('data', this.hear).pause();
  }

  answer(text: string): void {
    this.isAnswering = false;
    this.since = performance.now();
    const { socket } = this;
    if (!socket.writable) return;
    if (socket.writableLength > MOST_UNREAD) {
      socket.destroy();
      return;
    }
    send(socket, text);
    const { waiting } = this;
    if (waiting === undefined) return;
    this.waiting = undefined;
    socket.resume();
    this.consider(waiting);
  }

  /** Whoever has the line next listens for themselves. */
  leave(): void {
    const { socket } = this;
    socket
      .off('data', this.hear)
      .off('end', this.end)
      .off('error', this.fail)
      .off('close', this.keeper.forget);
  }

  private readonly hear = (piece: Buffer): void => {
    const bytes = this.waiting === undefined ? piece : Buffer.concat([this.waiting, piece]);
    this.waiting = undefined;
    const pause = this.isUsed || this.isNext ? undefined : this.keeper.pause();
    if (!this.isAnswering && !this.isNext && !pause) return this.consider(bytes);
    this.waiting = bytes;
    if (bytes.length > MOST_WAITING) this.socket.pause();
    if (pause) void this.considerAfter(pause);
  };

  /** Whoever has hung up meanwhile, or was told that nothing more will be done, asks for nothing. */
  private async considerAfter(pause: Promise<void>): Promise<void> {
    this.isNext = true;
    await pause;
    this.isNext = false;
    const { socket, waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined || socket.destroyed) return;
    if (socket.isPaused()) socket.resume();
    this.consider(waiting);
  }

  private consider(bytes: Buffer): void {
    const request = readPlain(bytes, this.socket);
    if (request === 'unfinished') {
      if (!this.hasBegun) this.since = performance.now();
      this.hasBegun = true;
      this.waiting = bytes;
      return;
    }
    this.hasBegun = false;
    this.isAnswering = true;
    this.isUsed = true;
    if (request === undefined || !this.keeper.take(request)) this.keeper.handOver(bytes);
  }

  /** Whoever has hung up hears no more: what is on its way may still arrive. */
  private readonly end = (): void => {
    const pause = this.keeper.pause();
    if (pause) void pause.then(this.hangUp);
    else this.hangUp();
  };

  private readonly hangUp = (): void => {
    if (this.socket.writableLength === 0) this.socket.destroy();
    else this.socket.end();
  };

  private readonly fail = (): void => {
    this.socket.destroy();
  };
}

const heads = new Map<number, string>();

function headOf(status: number): string {
  const known = heads.get(status);
  if (known !== undefined) return known;
  const headers = [...API_HEADERS, ['content-type', 'application/json; charset=utf-8']];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}content-length: `;
  heads.set(status, head);
  return head;
}

/** A whole answer in one piece. */
function textOf({ status, text, isSecure, retryAfter }: Answer, tail: string): string {
  const secure = isSecure ? `${SECURE_HEADER.join(': ')}\r\n` : '';
  const retry = retryAfter === undefined ? '' : `retry-after: ${retryAfter}\r\n`;
  return `${headOf(status)}${Buffer.byteLength(text)}\r\n${secure}${retry}${tail}${text}`;
}
