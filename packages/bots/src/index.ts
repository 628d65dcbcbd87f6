export { askLevel, type PlainQuestion } from './ask.js';
export * from './bot.js';
export { botFamily } from './families.js';
export { randomBot } from './random.js';
