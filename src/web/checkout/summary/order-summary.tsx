// What is ordered and what it costs. On a phone it folds to one line with the total; beside the form it stays in view.

import { ChevronDown, Lock, RotateCcw, Star, Truck } from 'lucide-react';
import { useState } from 'react';
import { deliveryCopy } from '#copy/delivery.ts';
import { PackPicture } from '#web/ui/pack-picture.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CheckoutFacts } from '../page/checkout-facts.ts';
import { dutchRating } from './dutch-text.ts';

type OrderSummaryProps = { facts: CheckoutFacts; quote: ShownQuote; pending: boolean };

export function OrderSummary({ facts, quote, pending }: OrderSummaryProps) {
  const [open, setOpen] = useState(false);
  const pack = facts.packs.find(({ id }) => id === quote.variant);
  return (
    <aside className="co-summary" aria-labelledby="summary-title">
      <h2 id="summary-title" className="co-summary-title">
        Je bestelling
      </h2>
      <button
        type="button"
        className="co-summary-toggle"
        aria-expanded={open}
        aria-controls="summary-content"
        onClick={() => setOpen(!open)}
      >
        <span>
          Je bestelling{' '}
          <ChevronDown className="co-section-arrow" size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <strong className="co-figures" data-pending={pending}>
          €{quote.text.total}
        </strong>
      </button>
      <div id="summary-content" className="co-summary-content" data-open={open}>
        <div className="co-product">
          <div className="co-product-picture">
            <PackPicture pack={{ quantity: quote.quantity, imageUrl: pack?.imageUrl ?? null }} sizes="88px" />
          </div>
          <div>
            <p className="co-product-name">{facts.productName}</p>
            <p className="co-note">
              {quote.quantity === 1 ? '1 pot' : `${quote.quantity} potten`}, inclusief bamboe tandenborstel
            </p>
          </div>
        </div>
        <Totals quote={quote} pending={pending} />
        <TrustNotes facts={facts} />
      </div>
      <p className="co-hidden" aria-live="polite">
        {pending ? '' : `Totaal €${quote.text.total}`}
      </p>
    </aside>
  );
}

function Totals({ quote, pending }: { quote: ShownQuote; pending: boolean }) {
  const { text, discount, shipping } = quote;
  return (
    <dl className="co-totals" data-pending={pending} aria-busy={pending}>
      <div>
        <dt>Subtotaal</dt>
        <dd>€{text.subtotal}</dd>
      </div>
      {discount > 0 ? (
        <div className="co-discount">
          <dt>Korting{quote.coupon?.code ? ` (${quote.coupon.code})` : ''}</dt>
          <dd>−€{text.discount.replace(/^-/, '')}</dd>
        </div>
      ) : null}
      <div>
        <dt>Verzending</dt>
        <dd>{shipping === 0 ? <span className="co-free">Gratis</span> : `€${text.shipping}`}</dd>
      </div>
      <div className="co-total">
        <dt>
          Totaal <span className="co-note">incl. btw</span>
        </dt>
        <dd>€{text.total}</dd>
      </div>
    </dl>
  );
}

function TrustNotes({ facts }: { facts: CheckoutFacts }) {
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <ul className="co-trust">
      <li>
        <RotateCcw {...icon} /> {facts.moneyBackDays} dagen geld-terug-garantie
      </li>
      <li>
        <Lock {...icon} /> Veilig betalen
      </li>
      <li>
        <Truck {...icon} /> {deliveryCopy.nearby(facts.nearbyDay)}
      </li>
      {facts.ratingCount ? (
        <li>
          <Star {...icon} /> {dutchRating(facts.rating)}/5 uit {facts.ratingCount} beoordelingen
        </li>
      ) : null}
    </ul>
  );
}
