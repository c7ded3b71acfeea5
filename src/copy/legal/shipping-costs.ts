// The texts about shipping costs: a note beside a price, and a full sentence. The texts are computed from the
// countries and their fees, so no shipping is wrongly called free.

import { type DeliveryZone, enumerated } from './legal-info.ts';

/**
 * Returns the note about shipping costs beside a price. `freeIn` names the countries (of NL and BE) with free
 * shipping: "NL en BE", "NL", or empty.
 */
export const shippingNote = (freeIn: string): string =>
  freeIn === '' ? 'plus verzendkosten' : `gratis verzending in ${freeIn}`;

/**
 * Returns the texts about shipping costs to the home countries (Netherlands and Belgium), which have a
 * promised delivery day. The costs to other countries are in the table of zones.
 */
export function shippingCosts(zones: readonly DeliveryZone[]): {
  /** Title of the text about shipping costs: "Gratis verzending" or "Verzending vanaf €4,95". */
  title: string;
  /**
   * Home countries to which the title applies: those with free shipping, or all when shipping is free in
   * none. Such as "Nederland en België".
   */
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

/**
 * Returns the title for paid shipping: "Verzending voor" one fee, or "Verzending vanaf" the lowest of
 * several. The zones must be ordered by fee, cheapest first.
 */
function paidTitle([cheapest, dearer]: readonly DeliveryZone[]): string {
  if (!cheapest) return 'Verzending';
  return `Verzending ${dearer ? 'vanaf' : 'voor'} ${cheapest.fee}`;
}

const placesOf = (zones: readonly DeliveryZone[]) =>
  enumerated(zones.flatMap(({ countries }) => countries ?? []));
