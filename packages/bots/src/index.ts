export { ask, askLevel, type PlainQuestion, type Sight } from './ask.js';
export * from './bot.js';
export { botFamily } from './families.js';
export { randomBot } from './random.js';
