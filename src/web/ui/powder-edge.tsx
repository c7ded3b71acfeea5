// Where a black section meets paper: rendered powder that breaks up into the white.
// Decoration only. The picture has its black on top; an edge that rises stands on its head.

import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

/** `rises`: the black lies below the edge; `falls`: it lies above. */
export function PowderEdge({ direction }: { direction: 'rises' | 'falls' }) {
  return (
    <div aria-hidden="true" className={classNames('powder-edge', `powder-edge-${direction}`)}>
      <Picture name="powder-edge" alt="" sizes="max(100vw, 50rem)" className="powder-edge-grains" />
    </div>
  );
}
