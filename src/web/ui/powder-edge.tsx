// Where a black section meets paper: rendered powder that breaks up into the white.
// Decoration only. The picture has its black on top; an edge that rises stands on its head.

import { classNames } from './class-names.ts';
import { Picture } from './pictures/picture.tsx';

/** Grains are wider than a phone's screen; there the small file is sharp enough and 50 KB lighter. */
const SIZES = '(max-width: 640px) 16rem, max(100vw, 50rem)';

/** `rises`: the black lies below the edge; `falls`: it lies above. */
export function PowderEdge({ direction }: { direction: 'rises' | 'falls' }) {
  return (
    <div aria-hidden="true" className={classNames('powder-edge', `powder-edge-${direction}`)}>
      <Picture name="powder-edge" alt="" sizes={SIZES} className="powder-edge-grains" />
    </div>
  );
}
