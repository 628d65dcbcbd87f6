export { type Area, gameWords, isLanguage, loadWords, type Words } from './load.js';
export { sentence } from './sentence.js';
export * from './shape.js';
