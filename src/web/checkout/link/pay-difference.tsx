// The payment of a difference: the changed order, the amount to pay and the shop's payment methods.

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentLinkView } from '#modules/order-changes/contract.ts';
import { createDateFormat } from '#shared/date-formats.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Detail } from '#web/ui/detail.tsx';
import { emptyDetails } from '../details/customer-details.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { LoadingPayment } from '../page/checkout-notices.tsx';
import { PaymentAlert } from '../payment/payment-alert.tsx';
import { errorAdvice, type PaymentAdvice } from '../payment/payment-errors.ts';
import type { PaymentFormHandle } from '../payment/payment-form.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { usePreparedDifference } from './use-prepared-difference.ts';

type PayDifferenceProps = { info: CheckoutInfo; link: PaymentLinkView; token: string };

export function PayDifference({ info, link, token }: PayDifferenceProps) {
  const { kit, failed } = usePaymentKit(info.paymentProvider);
  const { clientSecret, problem, prepare } = usePreparedDifference(token);
  const form = useRef<PaymentFormHandle>(null);
  const pay = usePayment(form, { clientSecret, link, prepare });
  const problemText = failed ? 'De betaalpagina kon niet worden geladen. Laad de pagina opnieuw.' : problem;
  return (
    <section className="grid gap-6">
      <div>
        <h1 className="co-title">Bijbetalen</h1>
        <p className="mt-2">
          Bestelling <span>{link.orderNumber}</span> wordt aangepast zodra je het verschil hebt betaald.
        </p>
      </div>
      <Difference link={link} />
      <PaymentAlert advice={pay.advice} />
      {problemText ? (
        <div role="alert" className="co-alert">
          <p className="co-alert-title">{problemText}</p>
          <Button onClick={prepare}>Opnieuw proberen</Button>
        </div>
      ) : kit && clientSecret ? (
        <kit.Form
          ref={form}
          clientSecret={clientSecret}
          amount={link.amount}
          country={link.country}
          wallets="within"
          disabled={pay.busy}
        />
      ) : (
        <LoadingPayment />
      )}
      <Button
        variant="primary"
        size="large"
        className="w-full"
        disabled={!useHydrated() || !kit || !clientSecret || pay.busy}
        onClick={() => void pay.start()}
      >
        {pay.busy ? 'Verwerken...' : `${link.difference} betalen`}
      </Button>
    </section>
  );
}

const dayOfMoment = createDateFormat({ dateStyle: 'full' });

function Difference({ link }: { link: PaymentLinkView }) {
  const row = 'flex justify-between gap-4 py-2 [&>dt]:shrink-0';
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-4">
      <dl className="tabular-nums">
        <div className="border-b border-line pt-1 pb-3">
          <dt className="text-note text-smoke">Je bestelling wordt</dt>
          <dd className="font-semibold leading-snug">{link.content}</dd>
        </div>
        <Detail label="Nieuw totaal" className={row}>
          {link.total}
        </Detail>
        <Detail label="Al betaald" className={row}>
          {link.before}
        </Detail>
        <Detail label="Nog te betalen" className={`${row} border-t border-line text-lead font-strong`}>
          {link.difference}
        </Detail>
      </dl>
      {link.until ? (
        <p className="co-note pt-1">
          Betalen kan tot en met{' '}
          <span className="whitespace-nowrap">
            <span>{dayOfMoment(new Date(link.until))}</span>.
          </span>
        </p>
      ) : null}
    </div>
  );
}

type Paying = { clientSecret: string | null; link: PaymentLinkView; prepare(): void };

/**
 * Returns the state of the payment of a difference, and `start`, which validates the payment form and
 * confirms the payment. The customer is then redirected to the bank, or the page reloads its data.
 */
function usePayment(form: { current: PaymentFormHandle | null }, { clientSecret, link, prepare }: Paying) {
  const [busy, setBusy] = useState(false);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);
  const { revalidate } = useRevalidator();

  async function confirm(handle: PaymentFormHandle, secret: string): Promise<void> {
    const [first] = await handle.check();
    if (first) return document.getElementById(first.fieldId)?.focus();
    const returnUrl = window.location.href.split(/[?#]/)[0] ?? window.location.href;
    const outcome = await handle.confirm({ clientSecret: secret, returnUrl, details: payerOf(link) });
    if (outcome.kind === 'redirect') window.location.assign(outcome.url);
    if (outcome.kind === 'refused') setAdvice(outcome.advice);
    if (outcome.kind === 'stale') prepare();
    if (outcome.kind === 'done' || outcome.kind === 'stale') await revalidate();
  }

  async function start(): Promise<void> {
    if (!form.current || !clientSecret || busy) return;
    setBusy(true);
    setAdvice(null);
    try {
      await confirm(form.current, clientSecret);
    } catch (error) {
      setAdvice(errorAdvice(error));
      await revalidate();
    } finally {
      setBusy(false);
    }
  }
  return { busy, advice, start };
}

function payerOf({ customerName, country }: PaymentLinkView) {
  const [firstName = '', ...rest] = customerName.split(' ');
  return { ...emptyDetails, firstName, lastName: rest.join(' '), country };
}
