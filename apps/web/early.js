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
  const { start: scripts, within, ahead } = document.currentScript.dataset;
  // Parts that are fetched later look for the link of a style sheet before they fetch it. These are inside the document, where a
  // link, disabled or not, would be fetched all the same.
  for (const href of within.split(' ')) addLink({ rel: 'stylesheet', disabled: true, href });
  fetchAhead(JSON.parse(ahead));
  // One after the other, each in a task of its own: together they would block a slow phone.
  const start = async () => {
    for (const script of scripts.split(' ')) {
      await import(script);
      await new Promise((done) => setTimeout(done));
    }
  };
  // Frames come only when the styles are there, and not at all in a tab that nobody looks at.
  if (document.hidden) addEventListener('DOMContentLoaded', () => void start());
  else requestAnimationFrame(() => setTimeout(() => void start()));

  /** Fetches what a game on this device is made of (ahead.ts): nobody else knows which game its address means. */
  function fetchAhead(parts) {
    const [, first, id] = location.pathname.split('/');
    if (first !== 'here') return;
    const languages = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
    const language = languages.find((each) => each && Object.hasOwn(parts, each));
    let game;
    try {
      ({ game } = JSON.parse(localStorage.getItem(`sixfold.game.${id}`)));
    } catch {
      // No such game, or none that can be read: the page says so.
      return;
    }
    const words = `${game}.${language}`;
    // What is kept may be damaged: the page says so, and has to be started for that.
    if (!Object.hasOwn(parts, words)) return;
    // What keeps the game takes a moment to begin, and need not wait for the page (src/client/early-host.ts).
    const host = new Worker(`/${parts.host[0]}`, { type: 'module' });
    host.onerror = () => delete window.earlyHost;
    window.earlyHost = host;
    const wanted = [first, game, language, words];
    for (const part of new Set(wanted.flatMap((what) => parts[what]))) {
      const as = part.endsWith('.css') ? 'style' : part.endsWith('.woff2') ? 'font' : '';
      const rel = as === '' ? 'modulepreload' : 'preload';
      addLink({ rel, as, crossOrigin: '', fetchPriority: 'low', href: `/${part}` });
    }
  }

  function addLink(properties) {
    document.head.append(Object.assign(document.createElement('link'), properties));
  }
})();
