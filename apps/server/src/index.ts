export { type RunningServer, type ServerSettings, startServer } from './server.js';
export { LIMITS, type Limits, NO_LIMITS, RHYTHM, type Rhythm } from './settings.js';
