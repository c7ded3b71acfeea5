// The sandbox page for an unknown payment, with a link to the shop. Nothing of the URL is shown, so a
// stranger cannot put text on the page.

import { html } from './html.ts';
import { layout } from './layout.ts';

export function renderNotFoundPage(page: { shopName: string }): string {
  const title = 'We kunnen deze betaling niet vinden';
  const main = html`<section class="sheet" aria-labelledby="title">
<h1 id="title">${title}</h1>
<p>Misschien is de link niet volledig. Ga terug naar de winkel en probeer het opnieuw.</p>
<p class="back"><a class="button" href="/">Terug naar de winkel</a></p>
</section>`;
  return layout({ title, shopName: page.shopName, main });
}
