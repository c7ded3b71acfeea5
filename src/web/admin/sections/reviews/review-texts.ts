// Reviews in the words of the list: where they come from, where they stand, and why one was kept out.

import { SOURCE_LABELS } from '#modules/reviews/browser.ts';
import type { RejectionReason, Review } from '#modules/reviews/contract.ts';

/** The rules of /reviews-beleid, in its order. */
export const REASON_LABELS: Readonly<Record<RejectionReason, string>> = {
  abuse: 'Scheldwoorden, discriminatie of bedreiging',
  personal_data: 'Persoonsgegevens van iemand anders',
  advertising: 'Reclame of links naar iets anders',
  off_topic: 'Gaat niet over ons product of onze service',
  medical_claim: 'Beweert dat het product een ziekte geneest',
  not_genuine: 'Duidelijk vermoeden dat de review verzonnen is',
};

/** "Klant", or for what stands elsewhere "Overgenomen van Kiyoh". */
export function originText({ source, importedFrom }: Pick<Review, 'source' | 'importedFrom'>): string {
  return source === 'import' && importedFrom ? `Overgenomen van ${importedFrom}` : SOURCE_LABELS[source];
}

/**
 * Whether the name above a review could be that of an order: first or last names agree, whatever accents and
 * capitals.
 */
export function namesAgree(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
  const theirs = new Set(words(other));
  return words(one).some((word) => theirs.has(word));
}
