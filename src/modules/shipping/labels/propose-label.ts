// Proposes the label for the contents of a parcel: letter-box mail when everything fits flat, else a parcel.
// The operator may choose another label.

import type { Settings } from '#modules/settings/index.ts';
import { DEFAULT_LABEL_OPTIONS, type LabelOptions } from '../contract.ts';

/**
 * An article in a parcel. The sizes in millimetres and the weight in grams are those of one piece; 0 means
 * not measured.
 */
export type Piece = { length: number; width: number; height: number; weight: number; quantity: number };

/**
 * Maximum size in millimetres and weight in grams of letter-box mail (NEN 1770 as carriers apply it),
 * including packaging.
 */
const LETTER_BOX = { length: 380, width: 265, thickness: 32, weight: 2000 } as const;
/** Weight in grams that is assumed for one piece of an article that was never weighed. */
const UNWEIGHED = 120;

/** Returns the weight of a parcel in grams: all pieces and the packaging. */
export function weighParcel(pieces: readonly Piece[], { packagingWeight }: Settings['parcel']): number {
  return pieces.reduce(
    (sum, { quantity, weight }) => sum + quantity * (weight || UNWEIGHED),
    packagingWeight,
  );
}

/**
 * Proposes the label options for a parcel: letter-box mail when everything fits flat, within the Netherlands
 * only; otherwise a parcel.
 */
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
 * Returns true when all pieces fit a letter box side by side in one layer: none thicker than the slot, and
 * together no larger than its area.
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
