// Describes reviews in the list: origin, status, and reason of rejection.

import { SOURCE_LABELS } from '#modules/reviews/browser.ts';
import type { RejectionReason, Review } from '#modules/reviews/contract.ts';
import { foldText } from '#shared/writing/fold-text.ts';

/** The reasons of rejection in the order of the policy at /reviews-beleid. */
export const REASON_LABELS: Readonly<Record<RejectionReason, string>> = {
  abuse: 'Scheldwoorden, discriminatie of bedreiging',
  personal_data: 'Persoonsgegevens van iemand anders',
  advertising: 'Reclame of links naar iets anders',
  off_topic: 'Gaat niet over ons product of onze service',
  medical_claim: 'Beweert dat het product een ziekte geneest',
  not_genuine: 'Duidelijk vermoeden dat de review verzonnen is',
};

/** The origin of a review: "Klant", or "Overgenomen van Kiyoh" for an imported one. */
export function originText({ source, importedFrom }: Pick<Review, 'source' | 'importedFrom'>): string {
  return source === 'import' && importedFrom ? `Overgenomen van ${importedFrom}` : SOURCE_LABELS[source];
}

/**
 * True when two names may belong to the same person: they share a word of at least two letters, ignoring
 * accents and capitals.
 */
export function namesAgree(one: string, other: string): boolean {
  const words = (name: string) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
  const theirs = new Set(words(other));
  return words(one).some((word) => theirs.has(word));
}
