// Which label fits what goes into the box: by letter box when all of it lies flat in one, else as a parcel,
// and how heavy it is. Only a proposal: whoever makes the label may choose otherwise.

import type { Settings } from '#modules/settings/index.ts';
import { DEFAULT_LABEL_OPTIONS, type LabelOptions } from '../contract.ts';

/** One thing in the box, in millimetres and grams; 0 is not measured. */
export type Piece = { length: number; width: number; height: number; weight: number; quantity: number };

/** What Dutch letter boxes take (NEN 1770 as the carriers apply it), packaging included. */
const LETTER_BOX = { length: 380, width: 265, thickness: 32, weight: 2000 } as const;
/** Grams of a piece nobody weighed. */
const UNWEIGHED = 120;

/** Grams of all of it in its packaging. */
export function weighParcel(pieces: readonly Piece[], { packagingWeight }: Settings['parcel']): number {
  return pieces.reduce(
    (sum, { quantity, weight }) => sum + quantity * (weight || UNWEIGHED),
    packagingWeight,
  );
}

/** Letter boxes are a service within the Netherlands. */
export function proposeLabel(
  pieces: readonly Piece[],
  parcel: Settings['parcel'],
  country: string | null,
): LabelOptions {
  const fits = country === 'NL' && fitsLetterBox(pieces, parcel);
  const shippingMethod = fits ? 'brievenbus' : 'pakket';
  return { ...DEFAULT_LABEL_OPTIONS, carrier: parcel.carrier, shippingMethod };
}

/**
 * Flat beside each other in one layer: no thicker than the slot, and together no larger than the box it goes
 * through.
 */
function fitsLetterBox(pieces: readonly Piece[], parcel: Settings['parcel']): boolean {
  if (pieces.length === 0 || weighParcel(pieces, parcel) > LETTER_BOX.weight) return false;
  const flat = pieces.map(({ length, width, height, quantity }) => {
    const [thickness = 0, short = 0, long = 0] = [length, width, height].toSorted((a, b) => a - b);
    return { thickness, short, long, area: short * long * quantity };
  });
  const area = flat.reduce((sum, piece) => sum + piece.area, 0);
  return (
    area <= LETTER_BOX.length * LETTER_BOX.width &&
    flat.every(
      ({ thickness, short, long }) =>
        thickness > 0 &&
        thickness + parcel.packagingThickness <= LETTER_BOX.thickness &&
        short <= LETTER_BOX.width &&
        long <= LETTER_BOX.length,
    )
  );
}
