// The floating button 'Betaling Herstellen' and its dialog. The button appears when this basket has a failed
// payment or a payment was just refused. The dialog reloads the failed payments each time it opens. It opens
// by itself for a customer who comes from the recovery mail.

import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRequest } from '#web/client/use-request.ts';
import { closeAllToasts } from '#web/ui/toast/toast-store.ts';
import { listFailedPayments, type PreparedRecovery } from '../calls/recovery-calls.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { DraftSaver } from '../details/storage/draft-saver.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import type { PaymentKit } from '../payment/payment-form.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';

type RecoveryProps = {
  info: CheckoutInfo;
  kit: PaymentKit;
  sessionId: string;
  details: CustomerDetails;
  saver: DraftSaver;
  /** Of the recovery button: true when this browser may have a failed payment from an earlier visit. */
  returning: boolean;
  /** Of the recovery button: the number of payments refused since the checkout page was opened. */
  refusals: number;
  /**
   * Of the recovery button: true while a payment is in progress in the checkout form. The recovery button is
   * then disabled.
   */
  disabled: boolean;
};

export function Recovery(props: RecoveryProps) {
  const { info, kit, sessionId, details, saver, returning, refusals, disabled } = props;
  const [open, setOpen] = useState(false);
  const preparedRecoveries = useRef(new Map<string, PreparedRecovery>());
  // The prepared payment of this page has made its session by now, so the answer is about this basket.
  const { data, isLoading, isFailed, refetch } = useRequest(sessionId, listFailedPayments, returning);

  useEffect(() => {
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);

  const wasSent = useSearchParams()[0].get('recovery') === 'true';
  const hasFailed = (data?.length ?? 0) > 0;
  const opened = useRef(false);
  useEffect(() => {
    if (!wasSent || !hasFailed || opened.current) return;
    opened.current = true;
    setOpen(true);
  }, [wasSent, hasFailed]);

  const recoverable = hasFailed || refusals > 0;
  const button = (
    <button
      type="button"
      className="re-button inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full bg-orange px-4.5 font-strong text-white hover:bg-[#9f360c] disabled:cursor-not-allowed disabled:opacity-55"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={() => {
        closeAllToasts();
        void refetch();
        setOpen(true);
      }}
    >
      <RotateCcw size={18} strokeWidth={2} aria-hidden="true" />
      Betaling Herstellen
    </button>
  );
  return (
    <>
      {recoverable ? button : null}
      {open ? (
        <RecoveryDialog
          info={info}
          kit={kit}
          payments={isLoading && !data?.length ? undefined : data}
          failed={isFailed && !isLoading}
          setting={{ sessionId, details, saver, preparedRecoveries, refresh: refetch }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
