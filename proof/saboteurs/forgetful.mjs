import { register } from 'node:module';

// Loaded into a node to break its promise on purpose: after its connection for news was dead, it does not check what it missed.
register('./changed-sources.mjs', import.meta.url, {
  data: { file: '/postgres/listener.js', from: "this.settings.wake(undefined, 'log')", to: 'undefined' },
});
