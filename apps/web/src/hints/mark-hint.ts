/** The things on a table that a move is about, as selectors. */
function placesOf(game: string, move: string): readonly string[] {
  if (game === 'nimmt') {
    const row = /^r(\d)$/.exec(move)?.[1];
    return row
      ? [`.rows > li:nth-child(${row})`]
      : move.split(/[+?]/).map((card) => `.hand [data-travel="card-${card}"]`);
  }
  if (game === 'six')
    return move
      .split(/[>=]/)
      .slice(0, 2)
      .map((cell) => `[data-cell="${cell}"]`);
  if (game === 'sixteen') {
    const card = move.startsWith('j=') ? 'j' : move;
    return [`.sixteen-hand [data-travel="hand-${card}-0"]`];
  }
  return [];
}

/** Marks what a hint is about; returns how to take the marks away. */
export function markHint(game: string, move: string): () => void {
  const marked = placesOf(game, move).flatMap((place) => [...document.querySelectorAll(place)]);
  for (const element of marked) element.classList.add('hinted');
  return () => {
    for (const element of marked) element.classList.remove('hinted');
  };
}
