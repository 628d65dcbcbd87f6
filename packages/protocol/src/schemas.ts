/** The wire's shapes as JSON schemas: the server validates and documents with these. Not for the browser. */
export * from './schemas/answers.js';
export * from './schemas/events.js';
export * from './schemas/operator.js';
export * from './schemas/parts.js';
export * from './schemas/requests.js';
