// A return in words: what there is to do next, and what is filled in when it is checked.

import {
  isOpenReturn,
  mayFollow,
  type Return,
  type ReturnDetail,
  type ReturnLine,
  type ReturnStatus,
} from '#modules/orders/contract.ts';
import { parseEuros } from '#shared/money.ts';

/** The customer still waits for the end of it. */
export const isWaiting = ({ status }: Pick<Return, 'status'>): boolean => isOpenReturn(status);

export const may = (found: Return, to: ReturnStatus): boolean => mayFollow(found, to);

/**
 * What is done now; the other ways stand behind a menu. What has not come yet is received before it is looked
 * at.
 */
export function nextStep(found: ReturnDetail): 'pay' | 'received' | 'check' | null {
  if (isPayable(found)) return 'pay';
  if (may(found, 'received')) return 'received';
  return may(found, 'checked') ? 'check' : null;
}

/** Also again, after a refund that failed. */
export function isPayable({ status, refund, money }: ReturnDetail): boolean {
  const isReady = status === 'checked' || (status === 'paid' && refund?.status === 'failed');
  return isReady && !money.disputed && (parseEuros(money.due) ?? 0) > 0;
}

/** As it was announced, everything good; what was not announced can still have come. */
export const firstCount = ({ article, announced, received }: ReturnLine) => ({
  article,
  sellable: received > 0 ? received : announced,
  broken: 0,
});

/** One sentence about what the operator does now. */
export function nextText(found: ReturnDetail): string {
  switch (found.status) {
    case 'announced':
      if (!found.notSent) return 'De klant stuurt het op. Meld hier als het binnen is.';
      return found.wholeOrder
        ? 'De hele bestelling is niet meer gewenst en nog niet verzonden. Annuleer de bestelling.'
        : 'Dit deel is nog niet verzonden. Leg het terug en stuur de rest.';
    case 'underway':
      return 'Het pakket is onderweg. Meld hier als het binnen is.';
    case 'received':
      return 'Het pakket is er. Controleer wat goed is en wat kapot.';
    case 'checked':
      if (found.money.disputed) return 'De klant betwist de betaling bij de bank: terugbetalen kan nu niet.';
      return isPayable(found) ? 'Alles is bekeken. Betaal terug.' : 'Er is niets terug te betalen. Sluit af.';
    case 'paid':
      return found.refund?.status === 'failed' ? 'De terugbetaling is mislukt. Probeer het opnieuw.' : '';
    case 'refused':
    case 'closed':
      return '';
  }
}
