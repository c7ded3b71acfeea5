// A decorative edge between a black section and a white one: rendered powder that scatters into the white.
// The rendered picture is black at the top; for a rising edge it is flipped.

import { classNames } from './class-names.ts';
import { Picture } from './pictures/picture.tsx';

/**
 * The `sizes` attribute of the powder picture. The picture is wider than a phone's screen; there a small file
 * is sharp enough and 50 KB lighter.
 */
const SIZES = '(max-width: 640px) 16rem, max(100vw, 50rem)';

/**
 * The border between a light and a black section, drawn as loose powder. With `rises` the black section is
 * below the border, with `falls` above it.
 */
export function PowderEdge({ direction }: { direction: 'rises' | 'falls' }) {
  return (
    <div aria-hidden="true" className={classNames('powder-edge', `powder-edge-${direction}`)}>
      <Picture name="powder-edge" alt="" sizes={SIZES} className="powder-edge-grains" />
    </div>
  );
}
