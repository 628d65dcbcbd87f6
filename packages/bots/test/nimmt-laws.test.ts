import { describeBotLaws } from './bot-laws.js';

describeBotLaws('nimmt', [
  { name: 'classic', options: { rounds: 1 }, seats: 3, deals: 8 },
  { name: 'traps', options: { variant: 'ole', rounds: 1 }, seats: 3 },
  { name: 'plus', options: { variant: 'plus', rounds: 1 }, seats: 2 },
  { name: 'all cards known', options: { deck: 'tactics', rounds: 1 }, seats: 2 },
]);
