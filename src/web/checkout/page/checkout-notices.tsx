// Screens and notices shown while paying is not possible: loading, no payment, a changed price. Each says
// what is going on and what the customer can do.

import { LoaderCircle } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import type { ShownQuote } from '../calls/checkout-responses.ts';

/**
 * Placeholder shown while a payment or a list of payments loads. The rest of the form can be filled in
 * meanwhile.
 */
export function LoadingPayment({ text = 'Checkout wordt geladen...', className = 'min-h-24' }) {
  return (
    <p className={`flex items-center justify-center gap-3 ${className}`} role="status">
      <LoaderCircle className="co-spinner" size={24} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
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

type PriceNoticeProps = { quote: ShownQuote; shownTotal: string | null; onAccept(): void };

export function PriceNotice({ quote, shownTotal, onAccept }: PriceNoticeProps) {
  return (
    <div className="co-notice" role="alert">
      <h2 className="co-alert-title">De prijs is gewijzigd.</h2>
      <p>
        Terwijl je bezig was, is de prijs van je bestelling veranderd.{' '}
        {shownTotal ? (
          <span>
            Eerder zag je <span translate="no">{`€${shownTotal}`}</span>.{' '}
          </span>
        ) : null}
        <span>Het nieuwe totaal is </span>
        <strong translate="no">{`€${quote.text.total}`}</strong>. Er is nog niets betaald.
      </p>
      <div className="mt-3.5 grid gap-3 sm:flex">
        <Button variant="primary" onClick={onAccept}>
          <span>
            Verder met <span translate="no">{`€${quote.text.total}`}</span>
          </span>
        </Button>
        <ButtonLink className="bg-white" href="/">
          Naar de winkel
        </ButtonLink>
      </div>
    </div>
  );
}
