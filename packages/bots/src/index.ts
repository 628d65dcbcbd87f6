export * from './bot.js';
