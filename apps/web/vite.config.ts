import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` alone (development) finds the server; the built page is served by the server itself. */
const server = process.env.SIXFOLD_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['sixfold-source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': server } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Pictures stay files: the content policy allows no data: scripts, and files are cached on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
