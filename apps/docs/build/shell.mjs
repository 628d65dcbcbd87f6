const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page around a document: search, the list of all pages, and the document. */
export function pageOf({ place, title, html, groups }) {
  const up = place.includes('/') ? '../' : '';
  const lists = groups.map((group) => {
    const isHere = group.pages.some((page) => page.place === place);
    const items = group.pages.map((page) => {
      const mark = page.place === place ? ' aria-current="page"' : '';
      return `<li><a href="${up}${page.place}"${mark}>${escaped(page.title)}</a></li>`;
    });
    return `<details${isHere || group.isOpen ? ' open' : ''}><summary>${group.title}</summary><ul>${items.join('')}</ul></details>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Sixfold</title>
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}site.css">
<script src="${up}theme.js"></script>
<script type="module" src="${up}site.js" data-up="${up}"></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header>
<a class="home" href="${up}index.html">Sixfold <span>documents</span></a>
<search>
<input id="search" type="search" placeholder="Search" aria-label="Search the documents" aria-controls="found" autocomplete="off">
<ol id="found" hidden></ol>
</search>
<button id="theme" type="button" aria-label="Light or dark">◐</button>
<a class="play" href="/">Play</a>
</header>
<nav aria-label="All documents">
<details class="menu" open><summary>All documents</summary>${lists.join('\n')}</details>
</nav>
<main id="text">
${html}
</main>
</body>
</html>
`;
}
