import type { Cell } from '@sixfold/six';
import type { ComponentType } from 'react';
import { Stone } from '../../../cards/stone.js';
import { FORMS } from './forms.js';

const ACROSS = 20 * Math.sqrt(3);

/** A form of SIX, the ways round that it can lie. */
function FormTurns({ form }: { readonly form: keyof typeof FORMS }) {
  return (
    <ul className="picture-forms">
      {FORMS[form].map((cells: readonly Cell[]) => {
        const points = cells.map(([q, r]) => ({ x: ACROSS * (q + r / 2), y: 30 * r }));
        const left = Math.min(...points.map(({ x }) => x)) - 20;
        const top = Math.min(...points.map(({ y }) => y)) - 22;
        const right = Math.max(...points.map(({ x }) => x)) + 20;
        const bottom = Math.max(...points.map(({ y }) => y)) + 22;
        return (
          <li key={cells.join(' ')}>
            <svg
              viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
              width={(right - left) / 2}
              aria-hidden="true"
            >
              {points.map(({ x, y }) => (
                <g key={`${x} ${y}`} transform={`translate(${x.toFixed(2)} ${y})`}>
                  <Stone colour="red" />
                </g>
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** By section. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  row: () => <FormTurns form="row" />,
  triangle: () => <FormTurns form="triangle" />,
  circle: () => <FormTurns form="circle" />,
};
