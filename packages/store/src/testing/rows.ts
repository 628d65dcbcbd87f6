import type { Append, TableRow } from '../port.js';

export const NOW = 1_700_000_000_000;

export const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'toy',
  phase: 'lobby',
  visibility: 'public',
  openSeats: 1,
  quickKey: '',
  createdAt: NOW,
  updatedAt: NOW,
  base: 1,
  summary: '{}',
  ...change,
});

export const step = (table: string, after: number, ...bodies: string[]): Append => ({ table, after, bodies });
