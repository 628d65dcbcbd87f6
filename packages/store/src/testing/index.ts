export { installFromDebian } from './debian.js';
export { startPostgres, type TestPostgres } from './postgres.js';
export { startProxy, type TestProxy } from './proxy.js';
