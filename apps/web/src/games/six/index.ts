import type { GamePage } from '../registry.js'; export const page: GamePage = { Table: () => null };
