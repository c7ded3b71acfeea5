// The sandbox page for a payment that needs no decision: its status, and a link back to the shop.

import type { PaymentStatus } from '#modules/payments/payment-provider.port.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { labelOfMethod } from '../shopper/payment-methods.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

export type StatePage = {
  shopName: string;
  payment: { status: PaymentStatus; amount: number; method: string | null; failureMessage: string | null };
  returnUrl: string;
};

const notOpen = {
  title: 'Deze betaling staat niet open',
  text: 'Ga terug naar de winkel om de betaling te starten.',
};

const states = {
  succeeded: { title: 'Deze betaling is gelukt', text: 'Je hoeft niets meer te doen.' },
  requires_capture: { title: 'Deze betaling is gelukt', text: 'Je hoeft niets meer te doen.' },
  processing: {
    title: 'Deze betaling wordt verwerkt',
    text: 'Het geld is onderweg. De winkel krijgt vanzelf bericht.',
  },
  canceled: { title: 'Deze betaling is geannuleerd', text: 'Er is niets betaald.' },
  requires_payment_method: notOpen,
  requires_confirmation: notOpen,
  requires_action: notOpen,
} as const satisfies Record<PaymentStatus, { title: string; text: string }>;

export function renderStatePage(page: StatePage): string {
  const { payment } = page;
  const state =
    payment.failureMessage === null
      ? states[payment.status]
      : { title: 'Deze betaling is niet gelukt', text: payment.failureMessage };
  const main = html`<section class="sheet" aria-labelledby="title">
<header>
<p class="method">${labelOfMethod(payment.method)}</p>
<h1 id="title">${state.title}</h1>
</header>
<p class="amount">${formatEuro(cents(payment.amount))}</p>
<p>${state.text}</p>
<p class="back"><a class="button" href="${page.returnUrl}">Terug naar de winkel</a></p>
</section>`;
  return layout({ title: state.title, shopName: page.shopName, main });
}
