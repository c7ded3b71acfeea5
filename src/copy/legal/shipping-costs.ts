// The texts about shipping costs, as a note beside a price and as a full sentence. They are computed from the
// countries and their fees, so that nothing is wrongly called free.

import { type DeliveryZone, enumerated } from './legal-info.ts';

/**
 * The shipping note beside a price. `freeIn` names the home countries with free shipping: "NL en BE", "NL",
 * or empty.
 */
export const shippingNote = (freeIn: string): string =>
  freeIn === '' ? 'plus verzendkosten' : `gratis verzending in ${freeIn}`;

/**
 * The shipping costs of the home countries, those with a promised delivery day. The table of zones has the
 * costs of the others.
 */
export function shippingCosts(zones: readonly DeliveryZone[]): {
  /** "Gratis verzending" or "Verzending vanaf €4,95". */
  title: string;
  /** The countries the title applies to: "Nederland en België". */
  places: string;
  sentence: string;
} {
  const home = zones.filter(({ kind }) => kind === 'home');
  const free = home.filter(({ fee }) => fee === null);
  const paid = home.filter(({ fee }) => fee !== null);
  const sentences = [
    ...(free.length > 0 ? [`is gratis in ${placesOf(free)}`] : []),
    ...paid.map((zone) => `kost ${zone.fee} in ${placesOf([zone])}`),
  ];
  return {
    title: free.length > 0 ? 'Gratis verzending' : paidTitle(paid),
    places: placesOf(free.length > 0 ? free : paid),
    sentence:
      sentences.length > 0
        ? `Verzenden ${enumerated(sentences)}.`
        : 'Wat verzenden kost, zie je bij het afrekenen.',
  };
}

/** The title for paid shipping. The zones are ordered by fee, cheapest first. */
function paidTitle([cheapest, dearer]: readonly DeliveryZone[]): string {
  if (!cheapest) return 'Verzending';
  return `Verzending ${dearer ? 'vanaf' : 'voor'} ${cheapest.fee}`;
}

const placesOf = (zones: readonly DeliveryZone[]) =>
  enumerated(zones.flatMap(({ countries }) => countries ?? []));
