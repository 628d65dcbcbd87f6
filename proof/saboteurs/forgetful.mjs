import { register } from 'node:module';

// Loaded into a node to break its promise on purpose: after the line for news was dead, it does not look what it missed.
register('./changed-sources.mjs', import.meta.url, {
  data: { file: '/postgres/listener.js', from: "this.settings.wake(undefined, 'log')", to: 'undefined' },
});
