/** The five trap cards of `ole`, in the order in which a state counts them. */
export const TRAPS = ['block', 'drop', 'mask', 'shift', 'stretch'] as const;
export type Trap = (typeof TRAPS)[number];

export const TRAP_KINDS = TRAPS.length;

/** A trap's place in a state's counters. */
export const trapIndex = (trap: Trap): number => TRAPS.indexOf(trap);

export const BLOCK = trapIndex('block');
export const DROP = trapIndex('drop');
export const MASK = trapIndex('mask');
export const SHIFT = trapIndex('shift');
export const STRETCH = trapIndex('stretch');

/** N-60 How many traps each player draws a round. */
export const trapsEach = (seats: number): number => (seats <= 3 ? 2 : 1);
