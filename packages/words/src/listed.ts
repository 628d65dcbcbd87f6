/** Names as people say them: `Anna`, `Anna and Ben`, `Anna, Ben and Cleo`; `and` is the language's own word. */
export const listed = (names: readonly (string | number)[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
