// The receipt: lines, costs and address, with a link to the order's own page.

import { vatNote } from '#copy/vat-note.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Detail } from '#web/ui/detail.tsx';
import type { ShownReceipt } from '../calls/checkout-responses.ts';

export function ReceiptCard({ receipt, orderNumber }: { receipt: ShownReceipt; orderNumber: string | null }) {
  const { lines, discount, shipping, total, vatRate, address, orderPath } = receipt;
  return (
    <section className="rounded-card border border-line bg-paper px-6 py-5" aria-label="Je bestelling">
      <dl className="grid gap-2 tabular-nums *:flex *:justify-between *:gap-4 [&_dd]:flex-none">
        {lines.map(({ text, amount }) => (
          <Detail key={text} label={text}>
            {formatEuro(cents(amount))}
          </Detail>
        ))}
        {discount > 0 ? <Detail label="Korting">{formatEuro(cents(-discount))}</Detail> : null}
        <Detail label="Verzending">{shipping === 0 ? 'Gratis' : formatEuro(cents(shipping))}</Detail>
        <div className="mt-1 border-line border-t pt-3 text-lead font-strong">
          <dt>
            Betaald <span className="co-note font-normal">{vatNote(vatRate !== 0)}</span>
          </dt>
          <dd>{formatEuro(cents(total))}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4 border-line border-t pt-4">
        <address className="not-italic leading-normal">
          <span className="mb-1 block text-note text-smoke">Bezorgadres</span>
          {address.map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </address>
        <ButtonLink variant="primary" href={orderPath} className="max-sm:w-full print:hidden">
          Bekijk je bestelling
          {orderNumber ? <span className="sr-only">{` ${orderNumber}`}</span> : null}
        </ButtonLink>
      </div>
    </section>
  );
}
