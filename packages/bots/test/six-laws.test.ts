import { describeBotLaws } from './bot-laws.js';

describeBotLaws('six', [{ name: 'two', options: {}, seats: 2, positions: 4 }]);
