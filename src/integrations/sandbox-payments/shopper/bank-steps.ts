// The pages on which the shopper decides: at the bank (iDEAL | Wero, Bancontact) and in the 3-D Secure step
// of a card. A decision is possible only while the payment waits for exactly this step; every other visit
// shows the payment's status.

import type { SandboxAnswer, SandboxDecision, SandboxStep } from '#modules/payments/sandbox.port.ts';
import { href } from '#shared/href.ts';
import type { Attempts } from '../account/attempts.ts';
import type { SettleDue } from '../account/settle-due.ts';
import { renderNotFoundPage } from '../pages/not-found-page.ts';
import { renderStatePage } from '../pages/state-page.ts';
import { renderStepPage } from '../pages/step-page.ts';
import { clientSecretOf } from '../store/identifiers.ts';
import type { PaymentRow } from '../store/payments.repository.ts';
import type { Store } from '../store/store.ts';

const DEFAULT_RETURN = href('/checkout-success');

export function createBankSteps(deps: {
  store: Store;
  attempts: Attempts;
  settle: SettleDue;
  publicUrl: string;
  shopName: string;
}) {
  const { store, attempts, settle, publicUrl, shopName } = deps;

  function readStep(step: SandboxStep, paymentId: string): SandboxAnswer {
    const row = settle.findSettled(paymentId);
    if (row === null) return { kind: 'page', status: 404, html: renderNotFoundPage({ shopName }) };
    const returnUrl = returnUrlOf(row, publicUrl);
    if (row.status !== 'requires_action') {
      return { kind: 'page', status: 200, html: renderStatePage({ shopName, payment: row, returnUrl }) };
    }
    if (row.step !== null && row.step !== step) {
      return { kind: 'redirect', location: `/sandbox/${row.step}/${row.id}` };
    }
    return { kind: 'page', status: 200, html: renderStepPage({ shopName, step, payment: row, returnUrl }) };
  }

  /**
   * Carries out the shopper's decision on a payment at the sandbox's bank. A second decision, from another
   * tab or after going back, changes nothing; the first decision is kept.
   */
  function decide(step: SandboxStep, paymentId: string, decision: SandboxDecision): SandboxAnswer {
    const row = store.transaction(() => {
      settle.settleDueFor(paymentId);
      const payment = store.payments.find(paymentId);
      if (payment === null || payment.status !== 'requires_action' || payment.step !== step) return payment;
      return carryOut(payment, step, decision);
    });
    if (row === null) return { kind: 'page', status: 404, html: renderNotFoundPage({ shopName }) };
    if (row.status === 'requires_action') {
      return { kind: 'redirect', location: `/sandbox/${row.step ?? step}/${row.id}` };
    }
    return { kind: 'redirect', location: returnUrlOf(row, publicUrl) };
  }

  function carryOut(row: PaymentRow, step: SandboxStep, decision: SandboxDecision): PaymentRow {
    switch (decision) {
      case 'approve':
        return row.afterApproval === 'declines'
          ? attempts.fail(row, 'generic_decline')
          : attempts.pay(row, { move: 'pay', refunds: 'instant', aftermath: null });
      case 'refuse':
        return attempts.fail(row, step === 'bank' ? 'attempt_failed' : 'authentication_failed');
      case 'later':
        return step === 'bank' ? attempts.wait(row) : row;
    }
  }

  return { readStep, decide };
}

/**
 * Returns the URL to which the shopper goes back from the bank, with the parameters Stripe adds. A path is
 * returned as a path, so the shopper stays on the same host.
 */
export function returnUrlOf(row: PaymentRow, publicUrl: string): string {
  const target = row.returnUrl ?? DEFAULT_RETURN;
  const url = new URL(target, publicUrl);
  url.searchParams.set('payment_intent', row.id);
  url.searchParams.set('payment_intent_client_secret', clientSecretOf(row));
  url.searchParams.set('redirect_status', redirectStatus(row.status));
  return URL.canParse(target) ? url.href : `${url.pathname}${url.search}${url.hash}`;
}

function redirectStatus(status: PaymentRow['status']): 'succeeded' | 'pending' | 'failed' {
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return 'succeeded';
    case 'processing':
      return 'pending';
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'canceled':
      return 'failed';
  }
}
