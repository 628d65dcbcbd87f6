export { installFromDebian } from './debian.js';
export { startProxy, type TestProxy } from './proxy.js';
export { startPostgres, type TestPostgres } from './postgres.js';
