/**
 * Objects are taken apart this deep to find what several of them share: a game, its view and its steps, and what these hold.
 */
const DEPTH = 3;

/**
 * JSON for several viewers of one moment, the same as `JSON.stringify` makes: what is one object in all that they are
 * told, as the public parts of a view are, is written once.
 */
export class SharedJson {
  private readonly written = new Map<object, string>();

  write(value: unknown, depth = DEPTH): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.written.get(value);
    if (known !== undefined) return known;
    const text = depth === 0 ? JSON.stringify(value) : this.takeApart(value, depth);
    this.written.set(value, text);
    return text;
  }

  private takeApart(value: object, depth: number): string {
    let text = '';
    if (Array.isArray(value)) {
      for (const each of value) text += `${text === '' ? '' : ','}${this.write(each ?? null, depth - 1)}`;
      return `[${text}]`;
    }
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${this.write(each, depth - 1)}`;
    }
    return `{${text}}`;
  }
}
