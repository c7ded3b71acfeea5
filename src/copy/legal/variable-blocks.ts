// Parts of legal texts that are computed from the shop's data: the table of zones, the basis of the rating,
// the sentence about free shipping. A legal text refers to a part by its name.

import { deliveryCopy, type NearbyDay } from '../delivery.ts';
import { type Block, type Line, mailLink, type TableRow } from './article.ts';
import { type DeliveryZone, enumerated, type LegalInfo, MAX_NAMED, promises } from './legal-info.ts';

export const zonesTable = (shop: LegalInfo): Block => ({
  kind: 'table',
  caption: 'Verzendkosten en levertijd per land',
  head: ['Land', 'Kosten', 'Levertijd'],
  rows: shop.zones.map((zone) => ({
    ...namedZone(zone),
    cells: [zone.fee ?? 'Gratis', deliveryTime(zone, shop.delivery.cutOff)],
  })),
});

function namedZone({ kind, countries }: DeliveryZone): Omit<TableRow, 'cells'> {
  if (countries === null) return { name: 'Alle andere landen' };
  if (countries.length <= MAX_NAMED) return { name: enumerated(countries) };
  const name = kind === 'europe' ? 'Rest van Europa' : `${countries.length} landen`;
  return { name, listed: { question: 'Welke landen?', names: enumerated(countries) } };
}

function deliveryTime(zone: DeliveryZone, cutOff: string): string {
  return zone.kind === 'home'
    ? `Volgende werkdag, als je op een werkdag voor ${cutOff} bestelt`
    : `${promises.abroadWorkingDays} werkdagen`;
}

/** Returns the sentence about countries the shop does not deliver to; null when there are none. */
export const notServedLine = ({ notServed }: LegalInfo): Line | null =>
  notServed.length > 0 ? `Naar ${enumerated(notServed)} kunnen we nu niet verzenden.` : null;

/**
 * Returns the sentence of a legal text about shipping costs and delivery time. `nearbyDay` returns the
 * delivery day of an order placed now, or null; it is called only when shipping is free to the Netherlands or
 * Belgium.
 */
export function shippingPromise(shop: LegalInfo, nearbyDay: () => NearbyDay | null): string {
  const home = shop.zones.filter((zone) => zone.kind === 'home' && zone.fee === null);
  const free = home.flatMap((zone) => zone.countries ?? []);
  const sentSameDay = `Op werkdagen voor ${shop.delivery.cutOff} besteld, dezelfde dag verstuurd.`;
  if (free.length === 0) return sentSameDay;
  const day = nearbyDay();
  return `Verzenden is gratis in ${enumerated(free)}. ${day ? `${deliveryCopy.banner(day)}.` : sentSameDay}`;
}

export function shownRating({ rating: shown, company }: LegalInfo): Line {
  if (!shown)
    return 'In de winkel staat nu geen cijfer: dat tonen we pas als genoeg klanten een review hebben geschreven.';
  const figure = `De ${shown.figure} uit ${shown.count} beoordelingen die je in onze winkel ziet,`;
  if (shown.isCounted) return `${figure} is dat gemiddelde.`;
  const selfReported = `${figure} geeft ${company.legalName} zelf op. Wil je weten waar dat op rust? Vraag het ons via `;
  return [selfReported, mailLink(company.email), '.'];
}
