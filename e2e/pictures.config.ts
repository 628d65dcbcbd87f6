import { defineConfig } from 'vitest/config';
import tests from './vitest.config.js';

/** Like the end-to-end tests, but what it makes are the README's pictures. */
export default defineConfig({ ...tests, test: { ...tests.test, include: ['e2e/pictures/*.test.ts'] } });
