// The Dutch texts for packers of the reasons why a parcel must not leave.

import type { StopReason } from './packing-contract.ts';

export const stopText: Readonly<Record<StopReason, string>> = {
  archived: 'Gearchiveerd: niet versturen.',
  cancelled: 'Geannuleerd: niet versturen.',
  shipped: 'Al verzonden.',
  refunded: 'Terugbetaald: niet versturen.',
  disputed: 'Geschil over de betaling: nog niet versturen.',
  unpaid: 'Niet betaald: nog niet versturen.',
  held: 'Tegengehouden door een retour: nog niet versturen.',
};
