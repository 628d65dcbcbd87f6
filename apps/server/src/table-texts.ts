import { type Looking, type Room, sharedTable, youState } from '@sixfold/table';

/** What everybody sees alike, as text without its end, and what it was written from. */
interface Written {
  readonly changes: number;
  readonly spectators: number;
  readonly text: string;
}

/** Writes the `table` events of rooms: what everybody sees alike once, until it changes, and for each what is about them. */
export class TableTexts {
  private readonly written = new WeakMap<Room, Written>();

  event(room: Room, looking: Looking, spectators: number): string {
    return `event: table\ndata: ${this.shared(room, spectators)},"you":${JSON.stringify(youState(room, looking))}}\n\n`;
  }

  private shared(room: Room, spectators: number): string {
    const changes = room.tableChanges;
    const known = this.written.get(room);
    if (known?.changes === changes && known.spectators === spectators) return known.text;
    const text = JSON.stringify(sharedTable(room, spectators)).slice(0, -1);
    this.written.set(room, { changes, spectators, text });
    return text;
  }
}
