import { Server } from 'node:http';

// Loaded into a server to break its promise on purpose: every request leaves something behind, and has to go through all
// that others left.
const left = [];
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') {
    left.push(Buffer.alloc(100_000, 1));
    for (const each of left) each.indexOf(0);
  }
  return emit.call(this, event, ...args);
};
