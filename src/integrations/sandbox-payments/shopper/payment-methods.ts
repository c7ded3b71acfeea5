// Determines the outcome of paying with a payment method, without changing the payment. A card's test number
// decides, a bank method leads to a page where the shopper decides, a wallet pays immediately.

import { type SandboxMethod, sandboxRedirectMethods } from '#modules/payments/sandbox.port.ts';
import { type CardVerdict, judgeCard } from './test-cards.ts';

export type Verdict = CardVerdict | { kind: 'asks_bank' };

const redirecting: ReadonlySet<string> = new Set(sandboxRedirectMethods);

export function judgeMethod(method: SandboxMethod, now: Date): Verdict {
  if (method.type === 'card') return judgeCard(method, now);
  if (redirecting.has(method.type)) return { kind: 'asks_bank' };
  return { kind: 'pays', refunds: 'instant', aftermath: null };
}

/**
 * Returns the Dutch name of a payment method for the bank's pages; "Niet gekozen" for null. iDEAL must show
 * Wero's name beside its own.
 */
export function labelOfMethod(method: string | null): string {
  switch (method) {
    case 'ideal':
      return 'iDEAL | Wero';
    case 'bancontact':
      return 'Bancontact';
    case 'card':
      return 'Kaart';
    case null:
      return 'Niet gekozen';
    default:
      return 'Digitale portemonnee';
  }
}
