import { expect } from 'vitest';
import type { Person } from './person.js';

/** The screens people have: small and usual phones, one on its side, a tablet, a desktop. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** What people read must be there whole; names of people may be cut, they are as long as people like. */
const READ =
  '.button, .prompt p, .table-standing > *, .missing, .seat-points, h1, h2, legend, label, summary, .segment span';
/** Addresses and digits may be broken anywhere. */
const BREAKABLE = 'code, .table-link, .seat-link, .unseen, svg, [aria-hidden], input, textarea';

/** What stands below each other must not lie on top of each other. */
const APART = '.sides, .dial-box, .near-match, .prompt';

interface Faults {
  /** Texts that do not fit into the box that they are in. */
  readonly cut: readonly string[];
  /** Words that are on two lines. */
  readonly split: readonly string[];
  /** Texts that lie on others. */
  readonly covered: readonly string[];
  readonly isWide: boolean;
}

const faultsOf = ({ page }: Person): Promise<Faults> =>
  page.evaluate(
    async ({ read, breakable, apart }) => {
      // A new size has been drawn after two frames.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const cut = [...document.querySelectorAll<HTMLElement>(read)]
        .filter(
          (element) =>
            element.offsetParent !== null &&
            !element.classList.contains('unseen') &&
            getComputedStyle(element).overflow !== 'visible',
        )
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
        )
        .map((element) => `${element.className || element.tagName}: ${element.textContent}`);
      const split: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const linesOf = (range: Range) =>
        new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        ).size;
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement?.closest(breakable)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (linesOf(range) < 2) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (linesOf(range) > 1) split.push(word);
        }
      }
      const boxes = [...document.querySelectorAll<HTMLElement>(apart)]
        .filter(({ offsetParent }) => offsetParent !== null)
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const covered = boxes
        .filter(({ box }, index) =>
          boxes
            .slice(0, index)
            .some(
              ({ box: other }) =>
                box.top < other.bottom - 1 &&
                box.bottom > other.top + 1 &&
                box.left < other.right - 1 &&
                box.right > other.left + 1,
            ),
        )
        .map(({ element }) => `${element.className}: ${element.textContent}`);
      return { cut, split, covered, isWide: document.documentElement.scrollWidth > innerWidth };
    },
    { read: READ, breakable: BREAKABLE, apart: APART },
  );

/** On every size of screen nothing is cut, no word is broken, and nothing must be pushed sideways. */
export async function expectReadable(person: Person, screen: string): Promise<void> {
  for (const size of SIZES) {
    await person.page.setViewportSize(size);
    const found = async () => ({ screen, size, ...(await faultsOf(person)) });
    await expect
      .poll(found, { timeout: 5000 })
      .toEqual({ screen, size, cut: [], split: [], covered: [], isWide: false });
  }
}
