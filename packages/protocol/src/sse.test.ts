import { describe, expect, it } from 'vitest';
import { EventReader } from './sse.js';

const text =
  'retry: 1000\n\nevent: table\ndata: {"a":1}\n\n:\n\nevent: play\nid: 7\ndata: {"b":\ndata: 2}\r\n\r\ndata: plain\n\n';
const expected = [
  { name: 'table', data: '{"a":1}', id: undefined },
  { name: 'play', data: '{"b":\n2}', id: '7' },
  { name: 'message', data: 'plain', id: '7' },
];

describe('server-sent events', () => {
  it('are read from one piece', () => {
    expect(new EventReader().read(text)).toEqual(expected);
  });

  it('are read from pieces cut anywhere', () => {
    for (let size = 1; size < 40; size++) {
      const reader = new EventReader();
      const events = [];
      for (let start = 0; start < text.length; start += size)
        events.push(...reader.read(text.slice(start, start + size)));
      expect(events).toEqual(expected);
    }
  });
});
