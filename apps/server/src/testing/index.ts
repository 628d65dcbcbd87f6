export { entriesOf } from '../room-log.js';
export { type Acknowledged, afterMore, type Crowd, gather, lostAndDoubled, unsoundRecords } from './crowd.js';
export { Ears, Person, playOut, refusalOf, startTestServer, type TestServer } from './harness.js';
export { type Launch, type ServerProcess, startProcess } from './processes.js';
export { readWire, tap } from './wire.js';
