// The screen of a visitor who returns to the checkout in the browser tab of an order that was just paid. It
// shows that order before a new one can start.

import { Check } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import type { RecentOrder } from '../order/recent-order.ts';
import { CheckoutTitle } from './checkout-header.tsx';

export function RecentOrderScreen({ order, onContinue }: { order: RecentOrder; onContinue(): void }) {
  const { orderNumber, path, isPaid } = order;
  return (
    <>
      <CheckoutTitle yields>Bestellen</CheckoutTitle>
      <div
        className="mx-auto grid min-h-96 max-w-136 place-items-center content-center gap-4 text-center text-balance"
        role="status"
      >
        <Check className="text-mint" size={40} strokeWidth={1.75} aria-hidden="true" />
        <h2 className="font-display text-[1.75rem] font-[560] leading-[1.2]">
          <span>Je hebt net besteld</span>
          {orderNumber === null ? null : (
            <span>
              {' ('}
              <span translate="no">{orderNumber}</span>)
            </span>
          )}
        </h2>
        <p>
          {isPaid
            ? 'Je bestelling is binnen en je bevestiging komt per e-mail. Je hoeft niet nog een keer te betalen.'
            : 'Je betaling wordt nog verwerkt. Je hoeft niet nog een keer te betalen.'}
        </p>
        <div className="mt-2 grid gap-3 sm:flex">
          <ButtonLink variant="primary" href={path}>
            Bekijk je bestelling
          </ButtonLink>
          <Button onClick={onContinue}>Nog een bestelling plaatsen</Button>
        </div>
      </div>
    </>
  );
}
