// The sandbox page on which the shopper decides: approve or refuse, and at a bank also pay later. A plain
// form with a button per decision, which works without scripts and by keyboard.

import type { SandboxStep } from '#modules/payments/sandbox.port.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { labelOfMethod } from '../shopper/payment-methods.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';

export type StepPage = {
  shopName: string;
  step: SandboxStep;
  payment: { id: string; amount: number; method: string | null };
  /**
   * The URL to which the link back to the shop leads, on the sandbox's page where a shopper confirms a
   * payment.
   */
  returnUrl: string;
};

export function renderStepPage(page: StepPage): string {
  const atBank = page.step === 'bank';
  const main = html`<section class="sheet" aria-labelledby="title">
<header>
<p class="method">${labelOfMethod(page.payment.method)}</p>
<h1 id="title">${atBank ? `Betaling aan ${page.shopName}` : 'Bevestig dat jij het bent'}</h1>
</header>
<p class="amount">${formatEuro(cents(page.payment.amount))}</p>
<dl>
<div><dt>Aan</dt><dd>${page.shopName}</dd></div>
<div><dt>Betaalmethode</dt><dd>${labelOfMethod(page.payment.method)}</dd></div>
<div><dt>Kenmerk</dt><dd class="code">…${page.payment.id.slice(-8)}</dd></div>
</dl>
<form method="post" action="/sandbox/${page.step}/${page.payment.id}">
${atBank ? bankButtons() : cardButtons()}
</form>
<p class="back"><a href="${page.returnUrl}">Annuleren en terug naar de winkel</a></p>
</section>`;
  return layout({ title: atBank ? 'Betaling goedkeuren' : '3-D Secure', shopName: page.shopName, main });
}

function bankButtons(): Html {
  return html`<button type="submit" class="primary" name="action" value="approve">Betaling goedkeuren</button>
<button type="submit" name="action" value="refuse">Betaling weigeren</button>
<button type="submit" name="action" value="later" aria-describedby="later">Later betalen</button>
<p id="later" class="hint">Bij later betalen blijft de betaling eerst in behandeling. Het geld komt na korte tijd vanzelf binnen.</p>`;
}

function cardButtons(): Html {
  return html`<p class="hint">Je bank vraagt om een extra controle (3‑D Secure). Ben jij degene die deze betaling doet?</p>
<button type="submit" class="primary" name="action" value="approve">Bevestigen</button>
<button type="submit" name="action" value="refuse">Weigeren</button>`;
}
