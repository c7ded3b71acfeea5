// The summary of the order: contents, price, reasons to buy here and the choice of another pack. Beside the
// form it stays in view while scrolling.

import { vatNote } from '#copy/vat-note.ts';
import { jarsText } from '#shared/goods-text.ts';
import { Detail } from '#web/ui/detail.tsx';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CheckoutInfo, CheckoutPack } from '../page/checkout-info.ts';
import { PackChoice } from './pack-choice.tsx';
import { TrustNotes } from './trust-notes.tsx';

type OrderSummaryProps = {
  info: CheckoutInfo;
  quote: ShownQuote;
  pending: boolean;
  /**
   * Of the summary of the order: false for a destination outside the VAT area of the EU; the total is then
   * marked "zonder btw".
   */
  isVatIncluded: boolean;
  /**
   * Of the summary of the order: the id of the selected pack. The quote still shows the previous pack until
   * the server has answered.
   */
  variant: string;
  /**
   * Of the summary of the order: called when the visitor chooses another pack. Null while no pack can be
   * chosen: until the visitor's stored input was read, and during a payment.
   */
  onChoose: ((pack: CheckoutPack) => void) | null;
};

/** CSS classes of the frame around a product picture. */
export const PRODUCT_PICTURE =
  'grid flex-none place-items-center overflow-hidden rounded-xl bg-bone [&_img]:size-full [&_img]:object-cover';

/**
 * CSS class of the picture that moves between pages in a view transition. Only one picture per page may have
 * it.
 */
export const ANIMATED_JAR = '[view-transition-name:pot]';

export function OrderSummary(props: OrderSummaryProps) {
  const { info, quote, pending, isVatIncluded, variant, onChoose } = props;
  const isCompact = info.form === 'compact';
  const pack = info.packs.find(({ id }) => id === quote.variant);
  return (
    <aside
      className={`rounded-card border border-line bg-paper p-4 ${isCompact ? 'md:p-5' : 'md:p-6'}`}
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title" className="mb-3 text-lead font-strong max-md:text-small md:mb-4">
        Je bestelling
      </h2>
      <div className="flex items-start gap-4">
        <div className={`${PRODUCT_PICTURE} ${ANIMATED_JAR} size-22 max-lg:size-16 max-md:size-12`}>
          <PackPicture
            pack={{ quantity: quote.quantity, imageUrl: pack?.imageUrl ?? null }}
            sizes="(min-width: 64rem) 88px, (min-width: 48rem) 64px, 48px"
          />
        </div>
        <div>
          <p className="leading-[1.35]">
            <strong className="font-semibold">{pack?.name ?? jarsText(quote.quantity)}</strong>{' '}
            <span className="max-md:text-small">{info.productName}</span>
          </p>
          <p className="co-note">
            {[jarsText(quote.quantity), ...(pack?.gift ? [`inclusief ${pack.gift}`] : [])].join(', ')}
          </p>
        </div>
      </div>
      <PackChoice packs={info.packs} variant={variant} onChoose={onChoose} />
      <Totals quote={quote} pending={pending} isVatIncluded={isVatIncluded} isCompact={isCompact} />
      <TrustNotes info={info} country={quote.country} />
      <p className="sr-only" aria-live="polite">
        {pending ? '' : `Totaal €${quote.text.total}`}
      </p>
    </aside>
  );
}

type TotalsProps = Pick<OrderSummaryProps, 'quote' | 'pending' | 'isVatIncluded'> & { isCompact: boolean };

function Totals({ quote, pending, isVatIncluded, isCompact }: TotalsProps) {
  const { text, discount, shipping } = quote;
  return (
    <dl
      id="summary-totals"
      className={`mt-4 grid gap-2 border-line border-t pt-5 tabular-nums max-md:mt-2 max-md:gap-1 max-md:pt-3 max-md:text-small *:flex *:flex-wrap *:justify-between *:gap-4 [&_dd]:flex-none ${isCompact ? 'md:mt-3.5 md:pt-3.5' : ''} ${pending ? 'text-smoke' : ''}`}
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
          Totaal <span className="co-note font-normal">{vatNote(isVatIncluded)}</span>
        </dt>
        <dd translate="no">{`€${text.total}`}</dd>
      </div>
    </dl>
  );
}
