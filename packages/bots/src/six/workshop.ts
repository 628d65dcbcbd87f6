// What the program that fits the weights needs; players need only `index.ts`.
export { Board } from './board.js';
export { weightsFor } from './knowledge.js';
export { FEATURES, featuresOf, Shapes } from './shapes.js';
