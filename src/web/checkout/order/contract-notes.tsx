// The legal information above the order button: product, price, seller and right of withdrawal. BW 6:230m and
// 6:230v lid 2 require characteristics and total price directly above the button.

import type { ReactNode } from 'react';
import { bothTerms, offeredTerm } from '#copy/guarantee-notice.ts';
import { vatNote } from '#copy/vat-note.ts';
import { carrierDays } from '#modules/shipping/browser.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { Page } from '#shared/href.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';

const LINK = 'whitespace-nowrap text-ink underline underline-offset-3';

type OrderLineProps = {
  info: CheckoutInfo;
  quote: ShownQuote;
  /**
   * Of the sentence that sums up the order: false for a destination outside the VAT area of the EU; the total
   * is then marked "zonder btw".
   */
  isVatIncluded: boolean;
};

export function OrderLine({ info, quote, isVatIncluded }: OrderLineProps) {
  const pack = info.packs.find(({ id }) => id === quote.variant);
  const shipping = quote.shipping === 0 ? 'bezorging gratis' : `inclusief €${quote.text.shipping} verzending`;
  return (
    <p className="mt-4 text-small leading-normal">
      Je bestelt <span>{pack ? `${pack.name} (${jarsText(quote.quantity)})` : jarsText(quote.quantity)}</span>{' '}
      <span>{info.productName}</span>. Totaal <strong translate="no">{`€${quote.text.total}`}</strong>{' '}
      <span>{vatNote(isVatIncluded)}</span>, <span>{shipping}</span>.{' '}
      <span>{bothTerms(info.withdrawalDays, info.guaranteeDays)}</span>.
    </p>
  );
}

export function ContractNotes({ info, country }: { info: CheckoutInfo; country: string }) {
  const { seller } = info;
  return (
    <ul className="mt-5 grid list-disc gap-1.5 pl-4 text-tiny leading-normal text-pretty text-smoke">
      {carrierDays(country) !== null ? (
        <li className="co-promise">
          <span>Op werkdagen voor </span>
          <span>{info.cutOff}</span>
          <span> besteld, de volgende werkdag bezorgd.</span>
        </li>
      ) : (
        <li>We versturen je pakket de eerstvolgende werkdag; bezorging duurt hooguit 30 dagen.</li>
      )}
      <li>
        <span>{info.withdrawalDays}</span> dagen bedenktijd na ontvangst: je kunt zonder opgaaf van reden{' '}
        <PageLink page="/herroepen">herroepen</PageLink> en krijgt je geld terug.
      </li>
      <li>
        <span>{offeredTerm(info.guaranteeDays)}</span> daarnaast, als het resultaat je niet bevalt.
      </li>
      <li>Je betaling loopt via een betaaldienst; wij bewaren geen betaalgegevens.</li>
      <li>
        Op alles wat je koopt geldt de wettelijke garantie, en op je bestelling gelden onze{' '}
        <PageLink page="/terms-of-service">algemene voorwaarden</PageLink>. Zie ook ons{' '}
        <PageLink page="/privacy-policy">privacybeleid</PageLink> en{' '}
        <PageLink page="/shipping-policy">verzendbeleid</PageLink>.
      </li>
      <li>
        Je koopt bij <span>{seller.legalName}</span>, <span>{seller.address}</span>. KvK{' '}
        <span>{seller.kvkNumber}</span>, btw-id <span>{seller.vatId}</span>. Vragen? Bel{' '}
        <a className={LINK} href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
          {seller.phone}
        </a>{' '}
        of mail{' '}
        <a className={LINK} href={`mailto:${seller.email}`}>
          {seller.email}
        </a>
        .
      </li>
    </ul>
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
