/** Puts a text on the clipboard; says whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers have a clipboard for pages only on secure addresses; one's own server at home is often on plain http.
  if (!('clipboard' in navigator)) return copyBySelecting(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelecting(text),
  );
}

/** The old way, which works everywhere: select the text somewhere out of sight and let the browser copy it. */
function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
