// The screens of the success page: paid, in progress, not paid, unknown, and no answer from the server.

import { CircleAlert, CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatEuro, parseEuros } from '#shared/money.ts';
import { localStore } from '#web/client/browser-storage.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { claimPurchaseTracking } from '../calls/checkout-calls.ts';
import type { ShownOutcome } from '../calls/checkout-responses.ts';
import { TRACKED_ORDERS_KEY, trackPurchase } from '../order/track-purchase.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { useReturnToCheckout } from '../recovery/use-return-to-checkout.ts';
import { Waiting } from './after-page.tsx';
import { BoughtPack } from './bought-pack.tsx';
import { HelpBox } from './help-box.tsx';
import { PaidScreen } from './paid-screen.tsx';
import { retryPath } from './success-path.ts';
import { useOutcome } from './use-outcome.ts';
import { usePlacedOrder } from './use-placed-order.ts';

type OutcomeScreenProps = {
  info: CheckoutInfo;
  paymentIntentId: string | null;
  /**
   * Of the success page: the id of the pack in its URL; null when it has none. The pack's picture is shown
   * before the server has answered.
   */
  variant: string | null;
};

export function OutcomeScreen({ info, paymentIntentId, variant }: OutcomeScreenProps) {
  const query = useOutcome(paymentIntentId);
  usePlacedOrder(paymentIntentId, query.data);
  const leaving = useReturnToCheckout(paymentIntentId, query.data);
  useTrackedPurchase(paymentIntentId, query.data);

  const outcome = query.data?.outcome;
  const picture =
    outcome === 'unknown' ? null : <BoughtPack info={info} variant={query.data?.variant ?? variant} />;
  if (query.data?.outcome === 'succeeded')
    return (
      <>
        {picture}
        <PaidScreen info={info} outcome={query.data} />
      </>
    );
  return (
    <>
      {outcome === 'not_paid' ? null : picture}
      <div className="co-outcome-state" role="status">
        {leaving ? (
          <Waiting title="Je betaling is niet gelukt" text="We brengen je terug naar je bestelling." />
        ) : (
          <OtherState query={query} paymentIntentId={paymentIntentId} helpAddress={info.seller.email} />
        )}
      </div>
      <HelpBox info={info} mails={outcome !== 'unknown'} />
      {outcome === 'unknown' ? (
        <p className="text-center">
          <a className="inline-flex min-h-11 items-center underline underline-offset-3" href="/">
            Verder winkelen
          </a>
        </p>
      ) : null}
    </>
  );
}

const MAY_CLOSE =
  'Je mag de pagina sluiten: zodra je betaling binnen is, krijg je een bevestiging per e-mail.';

type OtherStateProps = {
  query: ReturnType<typeof useOutcome>;
  paymentIntentId: string | null;
  helpAddress: string;
};

function OtherState({ query, paymentIntentId, helpAddress }: OtherStateProps) {
  const outcome = query.data;
  if (outcome === undefined) {
    if (!query.isFailed) return <Checking paymentIntentId={paymentIntentId} />;
    return (
      <>
        <CircleAlert className="text-amber" size={48} strokeWidth={1.5} aria-hidden="true" />
        <h1 className="co-title">We kunnen je betaling nu niet controleren</h1>
        <p>Dit zegt niets over de betaling zelf. Probeer het zo nog eens.</p>
        <Button variant="primary" disabled={query.isLoading} onClick={() => void query.refetch()}>
          Opnieuw proberen
        </Button>
      </>
    );
  }
  switch (outcome.outcome) {
    case 'processing':
      return (
        <Waiting
          title="Je betaling wordt verwerkt"
          text={`We wachten op bericht van je bank. Deze pagina ververst vanzelf, dus betaal niet nog een keer. ${MAY_CLOSE}`}
        />
      );
    case 'not_paid':
      return (
        <>
          <CircleAlert className="text-amber" size={48} strokeWidth={1.5} aria-hidden="true" />
          <h1 className="co-title">Je betaling is niet gelukt</h1>
          <p>{outcome.message ?? 'De betaling is niet afgerond. Er is niets afgeschreven.'}</p>
          <p>Wat je hebt ingevuld staat nog klaar.</p>
          <ButtonLink variant="primary" href={retryPath(outcome.variant, paymentIntentId)}>
            Terug naar bestellen
          </ButtonLink>
        </>
      );
    case 'unknown':
    case 'succeeded':
      return (
        <>
          <CircleHelp className="text-amber" size={48} strokeWidth={1.5} aria-hidden="true" />
          <h1 className="co-title">We kunnen deze betaling niet vinden</h1>
          <p>
            Heb je betaald? Dan staat je bevestiging in je mail. Geen mail? Laat het ons weten, dan zoeken we
            het uit.
          </p>
          <ButtonLink variant="primary" href={`mailto:${helpAddress}?${mailSubject(paymentIntentId)}`}>
            Mail ons over deze betaling
          </ButtonLink>
        </>
      );
  }
}

const SLOW_AFTER_MS = 10_000;

/**
 * The waiting screen. After ten seconds it says that checking the payment takes long, with the reference of
 * the payment.
 */
function Checking({ paymentIntentId }: Pick<OtherStateProps, 'paymentIntentId'>) {
  const amount = parseEuros(useSearchParams()[0].get('amount') ?? '');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const durationText = isLong
    ? `Dat duurt langer dan normaal. Het gaat om ${amount ? formatEuro(amount) : 'je betaling'}, kenmerk ${paymentIntentId}.`
    : 'Dat duurt meestal een paar tellen.';
  return <Waiting title="We controleren je betaling" text={`${durationText} ${MAY_CLOSE}`} />;
}

/**
 * Returns the `subject` parameter of a mailto link. The subject contains the payment id when it is known, so
 * that the shop need not ask for it. Spaces are written as `%20`, as mail programs expect.
 */
function mailSubject(paymentIntentId: string | null): string {
  const about = paymentIntentId ? `Mijn betaling ${paymentIntentId}` : 'Mijn betaling';
  return `subject=${encodeURIComponent(about)}`;
}

function useTrackedPurchase(paymentId: string | null, outcome: ShownOutcome | undefined): void {
  useEffect(() => {
    if (paymentId !== null && outcome?.outcome === 'succeeded')
      // Where the shop cannot be asked nothing is told: a figure that is missing is better than one that is
      // double.
      void withTabLock(() =>
        trackPurchase(outcome, paymentId, { store: localStore, claim: claimPurchaseTracking }),
      ).catch(() => undefined);
  }, [paymentId, outcome]);
}

/**
 * Runs the task in one browser tab at a time, because two tabs may report the same order at once. Browsers
 * without the Locks API run the task directly.
 */
async function withTabLock(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(TRACKED_ORDERS_KEY, task);
  else await task();
}
