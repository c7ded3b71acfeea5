// Describes a return in words: the next step, and the default values of the inspection.

import {
  isOpenReturn,
  mayTransition,
  type Return,
  type ReturnDetail,
  type ReturnLine,
  type ReturnStatus,
} from '#modules/returns/contract.ts';
import { parseEuros } from '#shared/money.ts';

/** True while the return is open, so that the customer still waits for the result. */
export const isWaiting = ({ status }: Pick<Return, 'status'>): boolean => isOpenReturn(status);

export const canMoveTo = (orderReturn: Return, to: ReturnStatus): boolean => mayTransition(orderReturn, to);

/**
 * The next step of a return: receive the goods, then inspect them, then pay the refund. Null when nothing is
 * left to do.
 */
export function nextStep(orderReturn: ReturnDetail): 'pay' | 'received' | 'check' | null {
  if (isPayable(orderReturn)) return 'pay';
  if (canMoveTo(orderReturn, 'received')) return 'received';
  return canMoveTo(orderReturn, 'checked') ? 'check' : null;
}

/**
 * True when the return can be refunded, also after a failed refund. False during a dispute and when the
 * amount is 0.
 */
export function isPayable({ status, refund, money }: ReturnDetail): boolean {
  const isReady = status === 'checked' || (status === 'paid' && refund?.status === 'failed');
  return isReady && !money.disputed && (parseEuros(money.due) ?? 0) > 0;
}

/**
 * The default values of the inspection: all received quantities, or else the announced ones, count as good.
 * The operator can also enter articles that were not announced.
 */
export const initialCount = ({ article, announced, received }: ReturnLine) => ({
  article,
  sellable: received > 0 ? received : announced,
  broken: 0,
});

/** The operator's next step in one Dutch sentence. */
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
