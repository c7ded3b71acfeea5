// The well-known test cards and their outcomes. Any other number is refused, because it may be a real card. A
// card number exists only in the arguments of these functions: it is never stored, logged or put into an
// error.

import type { FailureReason } from '../account/failures.ts';

/**
 * How a refund to a test card of the sandbox behaves: immediate; first pending and then done; or first done
 * and then returned by the bank.
 */
export type RefundBehaviour = 'instant' | 'settles_later' | 'fails_later';

/** What happens some time after a successful payment with a test card of the sandbox. */
export type Aftermath = 'dispute' | 'early_fraud_warning';

export type CardVerdict =
  | { kind: 'pays'; refunds: RefundBehaviour; aftermath: Aftermath | null }
  | { kind: 'asks_3ds'; afterApproval: 'pays' | 'declines' }
  | { kind: 'declines'; reason: FailureReason }
  /** A card number, expiry or CVC that the payment form itself refuses; no payment attempt is recorded. */
  | { kind: 'unreadable'; reason: FailureReason };

const pays: CardVerdict = { kind: 'pays', refunds: 'instant', aftermath: null };
const declines = (reason: FailureReason): CardVerdict => ({ kind: 'declines', reason });

const testCards: ReadonlyMap<string, CardVerdict> = new Map<string, CardVerdict>([
  ['4242424242424242', pays],
  ['4000056655665556', pays],
  ['5555555555554444', pays],
  ['2223003122003222', pays],
  ['378282246310005', pays],
  ['4000005280000002', pays],
  ['4000000560000004', pays],
  ['4000000000000002', declines('generic_decline')],
  ['4000000000009995', declines('insufficient_funds')],
  ['4000000000009987', declines('lost_card')],
  ['4000000000009979', declines('stolen_card')],
  ['4000000000000069', declines('expired_card')],
  ['4000000000000127', declines('incorrect_cvc')],
  ['4000000000000119', declines('processing_error')],
  ['4100000000000019', declines('fraudulent')],
  ['4000002500003155', { kind: 'asks_3ds', afterApproval: 'pays' }],
  ['4000002760003184', { kind: 'asks_3ds', afterApproval: 'pays' }],
  ['4000008400001629', { kind: 'asks_3ds', afterApproval: 'declines' }],
  ['4000000000007726', { kind: 'pays', refunds: 'settles_later', aftermath: null }],
  ['4000000000005126', { kind: 'pays', refunds: 'fails_later', aftermath: null }],
  ['4000000000000259', { kind: 'pays', refunds: 'instant', aftermath: 'dispute' }],
  ['4000000000005423', { kind: 'pays', refunds: 'instant', aftermath: 'early_fraud_warning' }],
]);

/**
 * Returns the outcome of a payment with a test card, checked as form and bank would: first the format, then
 * the expiry, then the test number.
 */
export function judgeCard(card: { number: string; expiry: string; cvc: string }, now: Date): CardVerdict {
  const number = card.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) return { kind: 'unreadable', reason: 'incorrect_number' };
  const expiry = readExpiry(card.expiry);
  if (expiry === null) return { kind: 'unreadable', reason: 'invalid_expiry_month' };
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return { kind: 'unreadable', reason: 'invalid_cvc' };
  if (isPast(expiry, now)) return declines('expired_card');
  return testCards.get(number) ?? declines('not_a_test_card');
}

/**
 * Returns true when the check digit is right (ISO/IEC 7812), which detects every mistyped digit and nearly
 * every swap of adjacent digits.
 */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number.charAt(number.length - 1 - index));
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Reads the expiry of a card: "12 / 34", "12/34", "12/2034" or "1234". Returns null for other text and for an
 * impossible month.
 */
export function readExpiry(text: string): { year: number; month: number } | null {
  const match =
    /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : null;
}

/** Returns true when a card has expired; a card is valid through the last day of its month. */
function isPast(expiry: { year: number; month: number }, now: Date): boolean {
  return expiry.year * 12 + expiry.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
