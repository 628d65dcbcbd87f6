import { describe, expect, it } from 'vitest';
import { readInvitation } from './read-invitation.js';

const ID = 'Ab_cdefghij-klmnopqrst';

describe('what leads to a table', () => {
  it.each([
    `https://play.example.org/t/${ID}`,
    `  http://192.168.1.7:1666/t/${ID}/ `,
    `https://play.example.org/t/${ID}?utm_source=chat&x=1`,
    `https://play.example.org/t/${ID}#`,
    `play.example.org/t/${ID}`,
    `Come and play: https://play.example.org/t/${ID}.`,
    ID,
    ` ${ID}\n`,
  ])('finds the table in %j', (text) => {
    expect(readInvitation(text).link).toBe(ID);
  });

  it.each(['K7M WQ3', ' k7mwq3 ', 'k7m-wq3', 'hello'])('leaves %j to the server', (text) => {
    expect(readInvitation(text)).toEqual({ code: text.trim() });
  });
});
