// The interactive part of /payment-test: choose a pack, prepare its payment and pay with a wallet, beside the
// log.

import { useState } from 'react';
import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '../../ui/controls/button.tsx';
import { emptyDetails } from '../details/customer-details.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { TestLog } from './test-log.tsx';
import { usePaymentTest } from './use-payment-test.ts';

export function ExpressTest({ info }: { info: CheckoutInfo }) {
  const test = usePaymentTest();
  const idle = useHydrated() && !test.busy;
  const [variant, setVariant] = useState(info.packs[0]?.id);
  const pack = info.packs.find(({ id }) => id === variant);
  return (
    <div className="mt-10 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 *:min-w-0 lg:grid-cols-2">
      <section aria-labelledby="payment-test-pack">
        <h2 id="payment-test-pack" className="font-display text-subtitle font-[560]">
          {copy.packTitle}
        </h2>
        <fieldset className="mt-3 mb-5 min-w-0" disabled={!idle}>
          <legend className="sr-only">{copy.packTitle}</legend>
          {info.packs.map(({ id, name, priceCents }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border-t border-line last:border-b"
            >
              <input
                type="radio"
                className="size-4.5 accent-ink"
                name="variant"
                value={id}
                checked={id === variant}
                onChange={() => setVariant(id)}
              />
              <span>{name}</span>
              <span className="ml-auto tabular-nums">{formatEuro(cents(priceCents))}</span>
            </label>
          ))}
        </fieldset>
        <Button
          variant={test.prepared ? 'secondary' : 'primary'}
          disabled={!idle || !pack}
          onClick={() => pack && void test.prepare(pack)}
        >
          {test.busy ? copy.preparing : copy.prepare}
        </Button>
        <h2 className="mt-10 mb-4 font-display text-subtitle font-[560]">{copy.walletsTitle}</h2>
        <Wallets info={info} test={test} />
      </section>
      <TestLog lines={test.lines} onClear={test.clear} />
    </div>
  );
}

type WalletsProps = { info: CheckoutInfo; test: ReturnType<typeof usePaymentTest> };

function Wallets({ info, test }: WalletsProps) {
  const { kit, failed } = usePaymentKit(info.paymentProvider);
  const [available, setAvailable] = useState(true);
  const { prepared } = test;
  if (failed) return <p className="co-note">{copy.kitFailed}</p>;
  if (!kit || !prepared?.clientSecret) return <p className="co-note">{copy.noPayment}</p>;
  const { clientSecret, quote } = prepared;
  const payer = { ...emptyDetails, firstName: 'Test', lastName: 'Betaling', email: info.seller.email };
  return (
    <>
      <kit.Express
        key={clientSecret}
        clientSecret={clientSecret}
        quote={quote}
        details={payer}
        has={{ person: true, address: false }}
        // The payment was made for one country.
        countries={info.countries.filter(({ code }) => code === quote.country)}
        disabled={test.busy}
        mayStart={() => !test.busy}
        moveTo={async (country) => (country === quote.country ? quote : null)}
        onMissingPerson={() => undefined}
        onAvailability={setAvailable}
        pay={test.pay}
      />
      {available ? null : <p className="co-note">{copy.noWallets}</p>}
    </>
  );
}
