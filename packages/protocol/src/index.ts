export { ApiProblem, type Client, type ClientSettings, createClient } from './client.js';
export { type Listener, openStream, type Stream, type StreamStatus } from './stream.js';
export type * from './types.js';
