import { describeBotLaws } from './bot-laws.js';

describeBotLaws('goofspiel', [{ name: 'three', options: { cards: 7 }, seats: 3, deals: 8, iterations: 200 }]);
