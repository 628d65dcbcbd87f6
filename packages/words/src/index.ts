export type { Area, TableWords, TerminalWords, Words } from './areas.js';
export { gameWords, isLanguage, LANGUAGES, type Language, loadWords } from './load.js';
export { pointsText } from './points.js';
export { sentence } from './sentence.js';
export * from './shape.js';
