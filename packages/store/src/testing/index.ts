export { installFromDebian } from './debian.js';
export { keepLocked } from './intruder.js';
export { startPostgres, type TestPostgres } from './postgres.js';
export { startProxy, type TestProxy } from './proxy.js';
