import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './chunks.js';
import { compressed } from './compress.js';
import { prerendered } from './prerender.js';
import { shortcuts } from './shortcuts.js';

/** Where `vite` alone (development) finds the server; the built page is served by the server itself. */
const server = process.env.SIXFOLD_SERVER ?? 'http://127.0.0.1:3000';

/** Installable, and complete after the first visit: every chunk, worker, font and language is kept. */
const install = VitePWA({
  // A new version waits until somebody agrees or all pages are closed: nothing changes under a running game.
  registerType: 'prompt',
  // The page registers its service worker itself; an inline script would break the content policy.
  injectRegister: null,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
    // The words of the command line come with the package of all words; no page reads them.
    // Pictures of pages come from the server only: kept, they could be in another language than the reader's.
    globIgnores: ['**/cli-*.js', '{home,door}.*.html'],
    dontCacheBustURLsMatching: /^assets\//,
    inlineWorkboxRuntime: true,
    // What to do with messages of the server; kept apart, because the rest is made by a program.
    importScripts: ['/push-worker.js'],
    navigateFallback: '/index.html',
    // What the server answers itself, for programs and for whoever runs it.
    navigateFallbackDenylist: [/^\/(api|docs|example)(\/|$)/, /^\/(metrics|healthz|readyz)$/],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
  },
  manifest: {
    id: '/',
    name: 'Sixfold',
    short_name: 'Sixfold',
    description: '6 nimmt! and its variants, SIX and Sixteen: with friends, or against honest bots.',
    lang: 'en',
    categories: ['games', 'entertainment'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: await shortcuts(),
  },
});

export default defineConfig({
  plugins: [react(), prerendered(), install, compressed()],
  resolve: { conditions: ['sixfold-source', 'module', 'browser', 'development|production'] },
  // The server takes commands from its own page only: it must see by which name this one was asked for.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Pictures stay files: the content policy allows no data: scripts, and files are cached on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
