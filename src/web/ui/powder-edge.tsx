// A decorative edge between a black section and a white one: rendered powder that breaks up into the white.
// The picture is black on top; a rising edge is flipped.

import { classNames } from './class-names.ts';
import { Picture } from './pictures/picture.tsx';

/**
 * The `sizes` of the powder picture. The grains are wider than a phone's screen; there the small file is
 * sharp enough and 50 KB lighter.
 */
const SIZES = '(max-width: 640px) 16rem, max(100vw, 50rem)';

/** The powder edge. `rises`: the black section is below the edge; `falls`: it is above. */
export function PowderEdge({ direction }: { direction: 'rises' | 'falls' }) {
  return (
    <div aria-hidden="true" className={classNames('powder-edge', `powder-edge-${direction}`)}>
      <Picture name="powder-edge" alt="" sizes={SIZES} className="powder-edge-grains" />
    </div>
  );
}
