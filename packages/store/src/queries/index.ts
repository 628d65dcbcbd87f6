// Every statement of the store, written once for both databases.
export * from './deadlines.js';
export * from './lists.js';
export * from './log.js';
export * from './nodes.js';
export * from './subscriptions.js';
export * from './upkeep.js';
