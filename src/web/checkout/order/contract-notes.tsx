// What the law wants the customer to have read before the order button: what, how much, from whom, and how to undo it.
// BW 6:230m and 6:230v lid 2: characteristics and total price stand directly above the button.

import type { ReactNode } from 'react';
import { bothTerms } from '#copy/guarantee-notice.ts';
import { carrierDays } from '#modules/shipping/words.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { Page } from '#shared/href.ts';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';

const LINK = 'whitespace-nowrap text-ink underline underline-offset-3';

export function OrderLine({ info, quote }: { info: CheckoutInfo; quote: ShownQuote }) {
  const shipping = quote.shipping === 0 ? 'bezorging gratis' : `inclusief €${quote.text.shipping} verzending`;
  return (
    <p className="mt-4 text-small leading-normal">
      Je bestelt {jarsText(quote.quantity)} {info.productName}. Totaal <strong>€{quote.text.total}</strong>{' '}
      incl. btw, {shipping}. {bothTerms(info.withdrawalDays, info.guaranteeDays)}.
    </p>
  );
}

export function ContractNotes({ info, country }: { info: CheckoutInfo; country: string }) {
  const { seller } = info;
  return (
    <div className="mt-5 grid gap-2.5 text-tiny leading-[1.55] text-smoke">
      <p>
        {carrierDays(country) !== null ? (
          <span className="co-promise">
            Op werkdagen voor {info.cutOff} besteld, de volgende werkdag bezorgd.{' '}
          </span>
        ) : (
          'We versturen je pakket de eerstvolgende werkdag; bezorging duurt hooguit 30 dagen. '
        )}
        Je hebt na ontvangst {info.withdrawalDays} dagen bedenktijd en kunt je bestelling dan zonder opgaaf
        van reden <PageLink page="/herroepen">herroepen</PageLink>. Dat is de wet. Bevalt het resultaat je
        niet, dan krijg je daarnaast {info.guaranteeDays} dagen lang je geld terug. Je betaling loopt via een
        betaaldienst; wij bewaren geen betaalgegevens. Op alles wat je koopt geldt de wettelijke garantie, en
        op je bestelling gelden onze <PageLink page="/terms-of-service">algemene voorwaarden</PageLink>. Zie
        ook ons <PageLink page="/privacy-policy">privacybeleid</PageLink> en{' '}
        <PageLink page="/shipping-policy">verzendbeleid</PageLink>.
      </p>
      <p>
        Je koopt bij {seller.legalName}, {seller.address}. KvK {seller.kvkNumber}, btw-id {seller.vatId}.
        Vragen? Bel{' '}
        <a className={LINK} href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
          {seller.phone}
        </a>{' '}
        of mail{' '}
        <a className={LINK} href={`mailto:${seller.email}`}>
          {seller.email}
        </a>
        .
      </p>
    </div>
  );
}

function PageLink({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <a className={LINK} href={page} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opent in een nieuw tabblad)</span>
    </a>
  );
}
