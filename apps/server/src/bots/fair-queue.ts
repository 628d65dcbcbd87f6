/** Whom a question serves: whoever caused it, and the table that waits for it. */
export interface Cause {
  readonly owner: string;
  readonly table: string;
}

/** How much somebody has had so far, on a clock that everybody shares. */
interface Account {
  had: number;
}

interface Share<Item> extends Account {
  readonly tables: Map<string, Account & { readonly items: Waiting<Item>[] }>;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly cost: number;
}

/**
 * Whoever has had least is next: first among those who cause work, then among the tables of one of them. A newcomer
 * starts where the others are, so that nobody waits behind somebody else's pile, and nobody saves up by staying away
 * (start-time fair queueing).
 */
export class FairQueue<Item> {
  private readonly shares = new Map<string, Share<Item>>();
  /** How much whoever was served last had had by then: newcomers start there. */
  private clock = 0;
  private size = 0;

  get length(): number {
    return this.size;
  }

  push(item: Item, { owner, table }: Cause, cost: number): void {
    const share = this.shares.get(owner) ?? { had: 0, tables: new Map() };
    if (share.tables.size === 0) share.had = Math.max(share.had, this.clock);
    this.shares.set(owner, share);
    const queue = share.tables.get(table) ?? { had: least(share.tables)?.[1].had ?? 0, items: [] };
    share.tables.set(table, queue);
    queue.items.push({ item, cost });
    this.size++;
  }

  shift(): Item | undefined {
    const [owner, share] = least(this.waitingShares()) ?? [];
    const [table, queue] = (share && least(share.tables)) ?? [];
    const next = queue?.items.shift();
    if (!next || !share || !queue || table === undefined || owner === undefined) return undefined;
    this.clock = share.had;
    share.had += next.cost;
    queue.had += next.cost;
    // A map keeps the order in which things were put in: those that have had as much go before.
    share.tables.delete(table);
    if (queue.items.length > 0) share.tables.set(table, queue);
    this.shares.delete(owner);
    this.shares.set(owner, share);
    this.size--;
    this.forget();
    return next.item;
  }

  /** False: it was not (any longer) there. */
  remove(item: Item): boolean {
    for (const { tables } of this.shares.values()) {
      for (const [table, { items }] of tables) {
        const place = items.findIndex((each) => each.item === item);
        if (place === -1) continue;
        items.splice(place, 1);
        if (items.length === 0) tables.delete(table);
        this.size--;
        return true;
      }
    }
    return false;
  }

  private waitingShares(): [string, Share<Item>][] {
    return [...this.shares].filter(([, { tables }]) => tables.size > 0);
  }

  /** Forgets accounts that make no difference: nothing waits there, and a newcomer would start no lower. */
  private forget(): void {
    for (const [owner, { had, tables }] of this.shares)
      if (tables.size === 0 && had <= this.clock) this.shares.delete(owner);
  }
}

function least<Value extends Account>(entries: Iterable<[string, Value]>): [string, Value] | undefined {
  let found: [string, Value] | undefined;
  for (const entry of entries) if (found === undefined || entry[1].had < found[1].had) found = entry;
  return found;
}
