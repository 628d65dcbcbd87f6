export { type RunningServer, type ServerSettings, startServer } from './server.js';
export { LIMITS, type Limits, RHYTHM, type Rhythm, NO_LIMITS } from './settings.js';
