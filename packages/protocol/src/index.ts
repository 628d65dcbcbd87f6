export { ApiProblem, type Client, type ClientSettings, createClient } from './client.js';
export { type Listener, openStream, type Stream, type StreamStatus } from './stream.js';
export { cleanText, isName, nameSkeleton } from './text.js';
export type * from './types.js';
