// Search, the switch between light and dark, and the list of pages on small screens.
import MiniSearch from 'minisearch';

const up = document.querySelector('script[data-up]').dataset.up;
const input = document.getElementById('search');
const list = document.getElementById('found');
const MOST = 12;

document.getElementById('theme').addEventListener('click', () => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('sixfold.docs.theme', dataset.theme);
  } catch {
    // Storage is blocked: then it counts for this page only.
  }
});

if (matchMedia('(max-width: 60rem)').matches) document.querySelector('details.menu').open = false;

/** Made when somebody begins to search: most readers do not. */
let index;
const searchable = () => {
  index ??= fetch(`${up}search.json`)
    .then((response) => response.json())
    .then((sections) => {
      const search = new MiniSearch({
        idField: 'place',
        fields: ['heading', 'page', 'text'],
        storeFields: ['heading', 'page'],
        searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
      });
      search.addAll(sections);
      return search;
    });
  return index;
};

input.addEventListener('focus', searchable);
input.addEventListener('input', () => void search());
// Somebody may have begun before this script was there.
if (input.value !== '') void search();

async function search() {
  const wanted = input.value.trim();
  const found = wanted === '' ? [] : (await searchable()).search(wanted).slice(0, MOST);
  // Somebody types faster than we find.
  if (input.value.trim() !== wanted) return;
  list.hidden = wanted === '';
  list.replaceChildren(...(found.length > 0 ? found.map(lineOf) : [nothing()]));
}
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') list.hidden = true;
  if (event.key === 'Enter') list.querySelector('a')?.click();
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('search')) list.hidden = true;
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  input.focus();
});

function lineOf({ id, heading, page }) {
  const line = document.createElement('li');
  const link = document.createElement('a');
  const where = document.createElement('span');
  link.href = up + id;
  link.textContent = heading;
  where.textContent = page;
  link.append(where);
  line.append(link);
  return line;
}

function nothing() {
  const line = document.createElement('li');
  line.textContent = 'Nothing found.';
  return line;
}
