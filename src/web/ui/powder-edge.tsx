// Where a black section meets paper: grains that break up into the white.
// Decoration only; the grains are a mask (powder-edge.svg), so they take the colour of their section.

import { classNames } from './class-names.ts';

/** `rises`: the black lies below the edge; `falls`: it lies above. */
export function PowderEdge({ direction, className }: { direction: 'rises' | 'falls'; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('powder-edge', `powder-edge-${direction}`, className)} />
  );
}
