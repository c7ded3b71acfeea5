// The screen of a payment link when nothing can be paid, because the difference is paid already, in progress,
// closed or unknown.

import { CircleHelp, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentLinkView } from '#modules/order-changes/contract.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PaidTitle, Waiting } from '../success/after-page.tsx';
import { closedLinkText } from './closed-link-text.ts';

const POLL_INTERVAL_MS = 3_000;

export function DifferenceState({ link }: { link: PaymentLinkView | null }) {
  usePolling(link?.state === 'processing');
  return (
    <div className="co-outcome-state" role="status">
      <StateView link={link} />
    </div>
  );
}

/** Reloads the data of the page of a payment link every three seconds while the payment is in progress. */
function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

function StateView({ link }: { link: PaymentLinkView | null }) {
  const firstName = link?.customerName.split(' ')[0];
  if (link?.state === 'paid')
    return (
      <>
        <PaidTitle>Bijbetaling gelukt</PaidTitle>
        <p className="co-title">
          <span>Bedankt</span>
          {firstName ? <span>{`, ${firstName}`}</span> : null}
          <span>.</span>
        </p>
        <p>
          <span>Je hebt </span>
          <span translate="no">{link.difference}</span>
          <span> betaald voor bestelling</span> <span>{link.orderNumber}</span>
          <span>. Je krijgt een mail met je nieuwe factuur.</span>
        </p>
        <p>
          <span>Je bestelling is nu: </span>
          <strong className="font-semibold">{link.content}</strong>
          <span>.</span>
        </p>
        <OrderLink link={link} />
      </>
    );
  if (link?.state === 'processing')
    return (
      <Waiting
        title="Je betaling wordt verwerkt"
        text="We wachten op bericht van je bank. Deze pagina ververst vanzelf."
      />
    );
  const Sign = link ? Info : CircleHelp;
  return (
    <>
      <Sign className="text-smoke" size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="co-title">{titleOf(link)}</h1>
      <p>
        {link
          ? closedLinkText(link)
          : 'Controleer of je de hele link uit de mail hebt geopend, of stel ons je vraag.'}
      </p>
      {link ? (
        <OrderLink link={link} />
      ) : (
        <ButtonLink variant="primary" className="mt-5 mb-6" href="/">
          Naar de winkel
        </ButtonLink>
      )}
    </>
  );
}

function titleOf(link: PaymentLinkView | null): string {
  if (!link) return 'Deze betaallink kennen we niet';
  return link.state === 'expired' ? 'Bijbetalen kan niet meer' : 'Je hoeft niet meer bij te betalen';
}

function OrderLink({ link }: { link: PaymentLinkView }) {
  return (
    <ButtonLink variant="primary" className="mt-5 mb-6" href={link.orderPath}>
      Bekijk je bestelling
    </ButtonLink>
  );
}
