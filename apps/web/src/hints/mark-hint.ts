/** Marks what a hint is about, by selectors; returns how to take the marks away. */
export function markHint(places: readonly string[]): () => void {
  const marked = places.flatMap((place) => [...document.querySelectorAll(place)]);
  for (const element of marked) element.classList.add('hinted');
  return () => {
    for (const element of marked) element.classList.remove('hinted');
  };
}
