// What the shop says of the costs of sending, as short as a note beside a price and as long as a sentence:
// told from the countries and their fees, so that nothing is called free that is not.

import { type DeliveryZone, enumerated } from './legal-info.ts';

/** `freeIn` are the home countries where it costs nothing: "NL en BE", "NL", or nothing. */
export const shippingNote = (freeIn: string): string =>
  freeIn === '' ? 'plus verzendkosten' : `gratis verzending in ${freeIn}`;

/** Home is where the shop promises a day; what it costs elsewhere stands in the table. */
export function shippingCosts(zones: readonly DeliveryZone[]): {
  /** "Gratis verzending", "Verzending vanaf €4,95". */
  title: string;
  /** Where that holds: "Nederland en België". */
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

/** The zones come from cheap to dear. */
function paidTitle([cheapest, dearer]: readonly DeliveryZone[]): string {
  if (!cheapest) return 'Verzending';
  return `Verzending ${dearer ? 'vanaf' : 'voor'} ${cheapest.fee}`;
}

const placesOf = (zones: readonly DeliveryZone[]) =>
  enumerated(zones.flatMap(({ countries }) => countries ?? []));
