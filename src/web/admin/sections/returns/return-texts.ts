// A return in words: what there is to do next, and what is filled in when it is checked.

import {
  isOpenReturn,
  mayTransition,
  type Return,
  type ReturnDetail,
  type ReturnLine,
  type ReturnStatus,
} from '#modules/orders/contract.ts';
import { parseEuros } from '#shared/money.ts';

/** The customer still waits for the end of it. */
export const isWaiting = ({ status }: Pick<Return, 'status'>): boolean => isOpenReturn(status);

export const canMoveTo = (orderReturn: Return, to: ReturnStatus): boolean => mayTransition(orderReturn, to);

/**
 * What is done now; the other ways stand behind a menu. What has not come yet is received before it is looked
 * at.
 */
export function nextStep(orderReturn: ReturnDetail): 'pay' | 'received' | 'check' | null {
  if (isPayable(orderReturn)) return 'pay';
  if (canMoveTo(orderReturn, 'received')) return 'received';
  return canMoveTo(orderReturn, 'checked') ? 'check' : null;
}

/** Also again, after a refund that failed. */
export function isPayable({ status, refund, money }: ReturnDetail): boolean {
  const isReady = status === 'checked' || (status === 'paid' && refund?.status === 'failed');
  return isReady && !money.disputed && (parseEuros(money.due) ?? 0) > 0;
}

/** As it was announced, everything good; what was not announced can still have come. */
export const initialCount = ({ article, announced, received }: ReturnLine) => ({
  article,
  sellable: received > 0 ? received : announced,
  broken: 0,
});

/** One sentence about what the operator does now. */
export function nextStepText(orderReturn: ReturnDetail): string {
  switch (orderReturn.status) {
    case 'announced':
      if (!orderReturn.notSent) return 'De klant stuurt het op. Meld hier als het binnen is.';
      return orderReturn.wholeOrder
        ? 'De hele bestelling is niet meer gewenst en nog niet verzonden. Annuleer de bestelling.'
        : 'Dit deel is nog niet verzonden. Leg het terug en stuur de rest.';
    case 'underway':
      return 'Het pakket is onderweg. Meld hier als het binnen is.';
    case 'received':
      return 'Het pakket is er. Controleer wat goed is en wat kapot.';
    case 'checked':
      if (orderReturn.money.disputed)
        return 'De klant betwist de betaling bij de bank: terugbetalen kan nu niet.';
      return isPayable(orderReturn)
        ? 'Alles is bekeken. Betaal terug.'
        : 'Er is niets terug te betalen. Sluit af.';
    case 'paid':
      return orderReturn.refund?.status === 'failed'
        ? 'De terugbetaling is mislukt. Probeer het opnieuw.'
        : '';
    case 'refused':
    case 'closed':
      return '';
  }
}
