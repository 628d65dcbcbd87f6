import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.js';
import './highlight-list.css';

export interface ShownHighlight {
  readonly kind: 'best' | 'worst';
  readonly face: ReactNode;
  readonly text: string;
  /** Where the table of that moment is shown. */
  readonly href: string;
}

/** The best and the worst card of a finished match: each leads to its moment. */
export function HighlightList({ highlights }: { readonly highlights: readonly ShownHighlight[] }) {
  const words = useWords().table;
  if (highlights.length === 0) return null;
  return (
    <ul className="highlights">
      {highlights.map(({ kind, face, text, href }) => (
        <li key={kind}>
          <Link href={href} className="highlight">
            <span className="highlight-face" aria-hidden="true">
              {face}
            </span>
            <span>
              <strong>{kind === 'best' ? words.bestCard : words.worstCard}</strong>
              <span className="soft">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
