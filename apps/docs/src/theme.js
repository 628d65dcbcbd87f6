// Before anything is drawn: the theme that was chosen here, or in the page beside (the same device, the same lamp).
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: then as the system says.
      return null;
    }
  };
  let played;
  try {
    played = JSON.parse(read('sixfold.settings') ?? '{}').state?.theme;
  } catch {
    // It holds something else.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = [read('sixfold.docs.theme'), played].find((theme) => theme === 'dark' || theme === 'light');
  document.documentElement.dataset.theme = chosen ?? system;
})();
