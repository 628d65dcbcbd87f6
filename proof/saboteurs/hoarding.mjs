import { Socket } from 'node:net';

// Loaded into a server to break its promise on purpose: every request leaves something behind, and has to go through all
// that others left. Whoever answers it, it comes as bytes on a line.
const left = [];
const { emit } = Socket.prototype;
Socket.prototype.emit = function (event, ...args) {
  if (event === 'data') {
    left.push(Buffer.alloc(100_000, 1));
    for (const each of left) each.indexOf(0);
  }
  return emit.call(this, event, ...args);
};
