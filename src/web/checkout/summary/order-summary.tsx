// What is ordered and what it costs. On a phone it folds to one line with the total; beside the form it stays in view.

import { ChevronDown, Lock, RotateCcw, Star, Truck } from 'lucide-react';
import { useState } from 'react';
import { deliveryCopy } from '#copy/delivery.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { dutchRating } from './dutch-text.ts';

type OrderSummaryProps = { info: CheckoutInfo; quote: ShownQuote; pending: boolean };

/** The frame of a picture of the product. */
export const PRODUCT_PICTURE =
  'grid size-22 flex-none place-items-center overflow-hidden rounded-xl bg-bone [&_img]:size-full [&_img]:object-cover';

export function OrderSummary({ info, quote, pending }: OrderSummaryProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const isCompact = info.form === 'compact';
  const pack = info.packs.find(({ id }) => id === quote.variant);
  return (
    <aside
      className={`md:rounded-card md:border md:border-line md:bg-paper ${isCompact ? 'md:p-5' : 'md:sticky md:top-6 md:col-start-2 md:row-start-1 md:p-6'}`}
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title" className="mb-4 text-lead font-strong max-md:hidden">
        Je bestelling
      </h2>
      <button
        type="button"
        className="flex min-h-13 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-paper px-4 py-2 text-left font-semibold aria-expanded:rounded-b-none md:hidden"
        aria-expanded={open}
        aria-controls="summary-content"
        disabled={!hydrated}
        onClick={() => setOpen(!open)}
      >
        <span className="inline-flex items-center gap-1.5">
          Je bestelling <ChevronDown className="co-arrow" size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <strong className={`tabular-nums ${pending ? 'text-smoke' : ''}`}>€{quote.text.total}</strong>
      </button>
      <div
        id="summary-content"
        className={`rounded-b-card border border-line border-t-0 bg-paper p-4 md:border-0 md:p-0 ${open ? '' : 'max-md:hidden'}`}
      >
        <div className="flex items-center gap-4">
          <div className={`the-jar ${PRODUCT_PICTURE}`}>
            <PackPicture pack={{ quantity: quote.quantity, imageUrl: pack?.imageUrl ?? null }} sizes="88px" />
          </div>
          <div>
            <p className="font-semibold leading-[1.35]">{info.productName}</p>
            <p className="co-note">
              {quote.quantity === 1 ? '1 pot' : `${quote.quantity} potten`}, inclusief bamboe tandenborstel
            </p>
          </div>
        </div>
        <Totals quote={quote} pending={pending} isCompact={isCompact} />
        <TrustNotes info={info} />
      </div>
      <p className="sr-only" aria-live="polite">
        {pending ? '' : `Totaal €${quote.text.total}`}
      </p>
    </aside>
  );
}

type TotalsProps = Omit<OrderSummaryProps, 'info'> & { isCompact: boolean };

function Totals({ quote, pending, isCompact }: TotalsProps) {
  const { text, discount, shipping } = quote;
  return (
    <dl
      className={`mt-5 grid gap-2 border-line border-t pt-5 tabular-nums *:flex *:justify-between *:gap-4 [&_dd]:flex-none ${isCompact ? 'md:mt-3.5 md:pt-3.5' : ''} ${pending ? 'text-smoke' : ''}`}
      aria-busy={pending}
    >
      <div>
        <dt>Subtotaal</dt>
        <dd>€{text.subtotal}</dd>
      </div>
      {discount > 0 ? (
        <div className="font-semibold text-mint">
          <dt>Korting{quote.coupon?.code ? ` (${quote.coupon.code})` : ''}</dt>
          <dd>−€{text.discount.replace(/^-/, '')}</dd>
        </div>
      ) : null}
      <div>
        <dt>Verzending</dt>
        <dd>
          {shipping === 0 ? <span className="font-semibold text-mint">Gratis</span> : `€${text.shipping}`}
        </dd>
      </div>
      <div className="mt-2 border-line border-t pt-3.5 text-[1.25rem] font-bold">
        <dt>
          Totaal <span className="co-note font-normal">incl. btw</span>
        </dt>
        <dd>€{text.total}</dd>
      </div>
    </dl>
  );
}

function TrustNotes({ info }: { info: CheckoutInfo }) {
  return (
    <ul
      className={`mt-5 grid gap-2.5 border-line border-t pt-5 text-small leading-[1.4] *:flex *:items-center *:gap-2.5 ${info.form === 'compact' ? 'md:hidden' : ''}`}
    >
      <li>
        <RotateCcw {...MINT_ICON} /> {info.moneyBackDays} dagen geld-terug-garantie
      </li>
      <li>
        <Lock {...MINT_ICON} /> Veilig betalen
      </li>
      <li>
        <Truck {...MINT_ICON} /> {deliveryCopy.nearby(info.nearbyDay)}
      </li>
      {info.rating ? (
        <li>
          <Star {...MINT_ICON} /> {dutchRating(info.rating.average)}/5 uit {info.rating.roundCount}{' '}
          beoordelingen
        </li>
      ) : null}
    </ul>
  );
}
