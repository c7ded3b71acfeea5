// What is ordered and what it costs, and the way to another pack. On a phone it folds to one line with picture, jars and total;
// beside the form it stays in view.

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { jarsText } from '#shared/goods-text.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Detail } from '#web/ui/detail.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CheckoutInfo, CheckoutPack } from '../page/checkout-info.ts';
import { PackChoice } from './pack-choice.tsx';

type OrderSummaryProps = {
  info: CheckoutInfo;
  quote: ShownQuote;
  pending: boolean;
  /** The pack that was chosen; the quote follows. */
  variant: string;
  /** Null while no pack can be chosen: before the visit has begun, or while a payment is under way. */
  onChoose: ((pack: CheckoutPack) => void) | null;
};

/** The frame of a picture of the product. */
export const PRODUCT_PICTURE =
  'grid flex-none place-items-center overflow-hidden rounded-xl bg-bone [&_img]:size-full [&_img]:object-cover';

/** One jar goes through the whole shop: of those on a page, the one that is shown carries this name. */
export const TRAVELLING_JAR = '[view-transition-name:pot]';

export function OrderSummary({ info, quote, pending, variant, onChoose }: OrderSummaryProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const isCompact = info.form === 'compact';
  const pack = info.packs.find(({ id }) => id === quote.variant);
  const picture = (
    <PackPicture
      pack={{ quantity: quote.quantity, imageUrl: pack?.imageUrl ?? null }}
      sizes="(min-width: 64rem) 88px, (min-width: 48rem) 64px, 44px"
    />
  );
  return (
    <aside
      className={`md:rounded-card md:border md:border-line md:bg-paper ${isCompact ? 'md:p-5' : 'md:p-6'}`}
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title" className="mb-4 text-lead font-strong max-md:hidden">
        Je bestelling
      </h2>
      <button
        type="button"
        className="flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-paper px-[16px] py-1.5 text-left font-semibold aria-expanded:rounded-b-none md:hidden"
        aria-expanded={open}
        aria-controls="summary-content"
        disabled={!hydrated}
        onClick={() => setOpen(!open)}
      >
        <span className={`${PRODUCT_PICTURE} ${TRAVELLING_JAR} size-[min(2.75rem,56px)]`}>{picture}</span>
        <span>
          <span className="block leading-tight">{jarsText(quote.quantity)}</span>
          <span className="inline-flex items-center gap-1 text-note font-medium text-smoke">
            Je bestelling <ChevronDown className="co-arrow" size="1.1em" aria-hidden="true" />
          </span>
        </span>
        <FoldedTotal quote={quote} pending={pending} />
      </button>
      <div
        id="summary-content"
        className={`rounded-b-card border border-line border-t-0 bg-paper p-4 md:border-0 md:p-0 ${open ? '' : 'max-md:hidden'}`}
      >
        <div className="flex items-start gap-4">
          <div className={`${PRODUCT_PICTURE} ${TRAVELLING_JAR} size-22 max-lg:size-16 max-md:hidden`}>
            {picture}
          </div>
          <div>
            <p className="font-semibold leading-[1.35]">{info.productName}</p>
            <p className="co-note">
              {[jarsText(quote.quantity), ...(pack?.gift ? [`inclusief ${pack.gift}`] : [])].join(', ')}
            </p>
          </div>
        </div>
        <PackChoice packs={info.packs} variant={variant} onChoose={onChoose} />
        <Totals quote={quote} pending={pending} isCompact={isCompact} />
      </div>
      <p className="sr-only" aria-live="polite">
        {pending ? '' : `Totaal €${quote.text.total}`}
      </p>
    </aside>
  );
}

function FoldedTotal({ quote, pending }: Pick<OrderSummaryProps, 'quote' | 'pending'>) {
  return (
    <span className={`ml-auto text-right leading-tight tabular-nums ${pending ? 'text-smoke' : ''}`}>
      <strong translate="no">{`€${quote.text.total}`}</strong>
      {quote.discount > 0 ? (
        <span className="block text-note text-mint">
          <span translate="no">{`€${quote.text.discount.replace(/^-/, '')}`}</span> korting
        </span>
      ) : null}
    </span>
  );
}

type TotalsProps = Pick<OrderSummaryProps, 'quote' | 'pending'> & { isCompact: boolean };

function Totals({ quote, pending, isCompact }: TotalsProps) {
  const { text, discount, shipping } = quote;
  return (
    <dl
      className={`mt-4 grid gap-2 border-line border-t pt-5 tabular-nums *:flex *:justify-between *:gap-4 [&_dd]:flex-none ${isCompact ? 'md:mt-3.5 md:pt-3.5' : ''} ${pending ? 'text-smoke' : ''}`}
      aria-busy={pending}
    >
      <Detail label="Subtotaal" translate="no">{`€${text.subtotal}`}</Detail>
      {discount > 0 ? (
        <div className="font-semibold text-mint">
          <dt>
            Korting <span className="block text-note font-normal wrap-anywhere">{quote.coupon?.code}</span>
          </dt>
          <dd translate="no">{`−€${text.discount.replace(/^-/, '')}`}</dd>
        </div>
      ) : null}
      <Detail label="Verzending">
        {shipping === 0 ? <span className="font-semibold text-mint">Gratis</span> : `€${text.shipping}`}
      </Detail>
      <div className="mt-2 border-line border-t pt-3.5 text-[1.25rem] font-bold">
        <dt>
          Totaal <span className="co-note font-normal">incl. btw</span>
        </dt>
        <dd translate="no">{`€${text.total}`}</dd>
      </div>
    </dl>
  );
}
