/** One event as it came. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
  /** The last id seen on the stream so far. */
  readonly id: string | undefined;
}

/** Reads server-sent events out of pieces of text, wherever these are cut. */
export class EventReader {
  private rest = '';
  private name = '';
  private data: string[] = [];
  private id: string | undefined;

  /** Takes the next piece and returns the events that it completed. */
  read(piece: string): ServerEvent[] {
    const complete: ServerEvent[] = [];
    // A carriage return at the very end may be half of a line end: it waits for the next piece.
    const text = this.rest + piece;
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = this.line(line);
      if (event !== undefined) complete.push(event);
    }
    return complete;
  }

  private line(line: string): ServerEvent | undefined {
    if (line === '') return this.finish();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.name = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id') this.id = value;
    return undefined;
  }

  private finish(): ServerEvent | undefined {
    const { name, data } = this;
    this.name = '';
    this.data = [];
    if (data.length === 0) return undefined;
    return { name: name || 'message', data: data.join('\n'), id: this.id };
  }
}
