/**
 * The page has taken the place of the picture that came with the document. What somebody did with the picture meanwhile
 * (`early.js` kept it) happens now: the same control has the focus, and was tapped.
 */
export function endFirstPicture(): void {
  const { dataset } = document.documentElement;
  const { focused, tapped } = dataset;
  delete dataset.first;
  delete dataset.focused;
  delete dataset.tapped;
  controlNamed(focused)?.focus();
  controlNamed(tapped)?.click();
}

const controlNamed = (name: string | undefined): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('#root :is(a, button)')).find(
    (control) => name !== undefined && (control.ariaLabel ?? control.textContent) === name,
  );
