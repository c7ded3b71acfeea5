// The screens and boxes that stand in the way of paying: not there yet, no payment, sold out, another price.
// Each says what is going on and what the customer can do about it.

import { LoaderCircle } from 'lucide-react';
import { jarsText } from '#shared/goods-text.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import { PRODUCT_PICTURE } from '../summary/order-summary.tsx';
import type { CheckoutPack } from './checkout-info.ts';

/** Where the payment will stand; everything else can be filled in meanwhile. */
export function LoadingPayment() {
  return (
    <p className="flex min-h-24 items-center justify-center gap-3" role="status">
      <LoaderCircle className="co-spinner" size={24} strokeWidth={1.75} aria-hidden="true" />
      Checkout wordt geladen...
    </p>
  );
}

export function UnavailableScreen({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <div
      className="mx-auto grid min-h-96 max-w-136 place-items-center content-center gap-4 text-center"
      role="alert"
    >
      <h2 className="font-display text-[1.75rem] font-[560] leading-[1.2]">Dat lukt nu even niet</h2>
      <p>{message}</p>
      <Button variant="primary" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}

type SoldOutProps = { variant: string; packs: readonly CheckoutPack[]; onChoose(pack: CheckoutPack): void };

export function SoldOutScreen({ variant, packs, onChoose }: SoldOutProps) {
  const others = packs.filter((pack) => pack.id !== variant && !pack.soldOut);
  const wanted = packs.find((pack) => pack.id === variant);
  return (
    <div className="mt-6 max-w-176">
      <div role="alert">
        <h2 className="font-display text-[1.75rem] font-[560] leading-[1.2]">Uitverkocht</h2>
        <p>
          {wanted ? `Het pack met ${jarsText(wanted.quantity)} is` : 'Dit pack is'} op dit moment niet op
          voorraad.{' '}
          {others.length > 0
            ? 'Kies een ander pack; wat je hebt ingevuld blijft staan.'
            : 'Kijk binnenkort nog eens.'}
        </p>
      </div>
      <ul className="my-6 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {others.map((pack) => (
          <li key={pack.id}>
            <button
              type="button"
              className="grid w-full cursor-pointer justify-items-center gap-2 rounded-card border border-ash p-4 hover:border-ink"
              onClick={() => onChoose(pack)}
            >
              <span className={`${PRODUCT_PICTURE} size-22`}>
                <PackPicture pack={pack} sizes="88px" />
              </span>
              <span>{jarsText(pack.quantity)}</span>
              <strong className="tabular-nums">{formatEuro(cents(pack.priceCents))}</strong>
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink href="/">Terug naar de winkel</ButtonLink>
    </div>
  );
}

type PriceNoticeProps = { quote: ShownQuote; shownTotal: string | null; onAccept(): void };

export function PriceNotice({ quote, shownTotal, onAccept }: PriceNoticeProps) {
  return (
    <div className="co-notice" role="alert">
      <h2 className="co-alert-title">De prijs is gewijzigd</h2>
      <p>
        Terwijl je bezig was, is de prijs van je bestelling veranderd.{' '}
        {shownTotal ? (
          <>
            Eerder zag je <s>€{shownTotal}</s>, het nieuwe totaal is <strong>€{quote.text.total}</strong>.
          </>
        ) : (
          <>
            Het nieuwe totaal is <strong>€{quote.text.total}</strong>.
          </>
        )}{' '}
        Je betaalt pas als je daar zelf voor kiest.
      </p>
      <div className="mt-3.5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAccept}>
          Verder met €{quote.text.total}
        </Button>
        <ButtonLink href="/">Terug naar de winkel</ButtonLink>
      </div>
    </div>
  );
}
