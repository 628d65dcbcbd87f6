import { describeBotLaws } from './bot-laws.js';

describeBotLaws('sixteen', [{ name: 'two', options: {}, seats: 2, deals: 8 }]);
