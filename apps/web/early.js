// Runs before the first picture (put into the document by prerender.ts): the theme, and whether the picture that came with
// the document is in the reader's language. Everything else about settings is in src/settings/settings.ts. Then, when the
// picture has been drawn, it starts the page, which has been fetched meanwhile.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('sixfold.settings') ?? '{}').state ?? {};
  } catch {
    // Storage is blocked or holds something else: then as for a first visit.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = kept.theme === 'dark' || kept.theme === 'light' ? kept.theme : dark;
  const isForeign = kept.language && kept.language !== root.lang;
  // Where everything is kept on the device, the page is there so soon that a sign of waiting would only flash.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  root.dataset.first = isForeign ? 'hidden' : isKept ? 'brief' : 'shown';
  // The picture only looks like the page: what somebody taps or comes to by keyboard is kept for the page that takes its
  // place (src/first-picture.ts).
  const keep = (event, name) => {
    const control = root.dataset.first && event.target.closest?.('#root :is(a, button)');
    if (control) root.dataset[name] = control.ariaLabel ?? control.textContent;
    return control;
  };
  addEventListener('focusin', (event) => keep(event, 'focused'));
  addEventListener(
    'click',
    (event) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!elsewhere && keep(event, 'tapped')) event.preventDefault();
    },
    true,
  );
  const { page } = document.currentScript.dataset;
  const start = () => void import(page);
  // Frames come only when the styles are there, and not at all in a tab that nobody looks at.
  if (document.hidden) addEventListener('DOMContentLoaded', start);
  else requestAnimationFrame(() => setTimeout(start));
})();
