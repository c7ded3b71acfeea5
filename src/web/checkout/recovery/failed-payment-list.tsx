// The list of failed payments to choose from, with pack, amount, time and reason.

import { formatDateTime } from '#shared/date-formats.ts';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { FailedPayment } from '../calls/recovery-calls.ts';
import { LoadingPayment } from '../page/checkout-notices.tsx';
import { MAX_ATTEMPTS } from './recovery-texts.ts';

type FailedPaymentListProps = {
  payments: readonly FailedPayment[] | undefined;
  failed: boolean;
  packName(variant: string): string;
  onChoose(payment: FailedPayment): void;
  onRetry(): void;
};

/**
 * CSS classes of the text shown in place of the list of failed payments, when it is empty, loading or failed.
 */
const STATE = 'my-6 grid justify-items-center gap-3 text-center';

export function FailedPaymentList({ payments, failed, packName, onChoose, onRetry }: FailedPaymentListProps) {
  if (failed)
    return (
      <div className={STATE} role="alert">
        <p>We kunnen je betalingen nu niet ophalen. Er is niets afgeschreven.</p>
        <Button onClick={onRetry}>Opnieuw proberen</Button>
      </div>
    );
  if (payments === undefined) return <LoadingPayment text="Betalingen worden geladen..." />;
  if (payments.length === 0)
    return <p className={STATE}>Er is geen betaling om te herstellen. Je kunt gewoon verder bestellen.</p>;
  return (
    <ul className="my-4 grid gap-3">
      {payments.map((payment) => (
        <li key={payment.id} className="rounded-card border border-ash p-4">
          <p className="flex justify-between gap-4">
            <strong>{packName(payment.variant)}</strong>
            <strong className="tabular-nums">{formatEuro(fromEuros(payment.amount))}</strong>
          </p>
          <p className="co-note">
            <time dateTime={payment.timestamp}>{formatDateTime(new Date(payment.timestamp))}</time>
            {payment.attempts > 0 ? (
              <span>{`, ${payment.attempts} van ${MAX_ATTEMPTS} pogingen gebruikt`}</span>
            ) : null}
          </p>
          <p className="mt-1.5 text-small leading-[1.45]">{payment.failureReason}</p>
          <Button className="mt-3.5 w-full" onClick={() => onChoose(payment)}>
            Opnieuw betalen
            <span className="sr-only">
              {' '}
              voor <span>{packName(payment.variant)}</span>,{' '}
              <span translate="no">{formatEuro(fromEuros(payment.amount))}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
