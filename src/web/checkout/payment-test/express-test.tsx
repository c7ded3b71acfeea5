// The live part of /payment-test: choose a pack, prepare its payment, pay with a wallet; beside it the log.

import { useState } from 'react';
import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { cents, toDutchText } from '#shared/money.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { emptyDetails } from '../details/customer-details.ts';
import type { CheckoutFacts } from '../page/checkout-facts.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { TestLog } from './test-log.tsx';
import { usePaymentTest } from './use-payment-test.ts';

export function ExpressTest({ facts }: { facts: CheckoutFacts }) {
  const test = usePaymentTest();
  const idle = useHydrated() && !test.busy;
  const [variant, setVariant] = useState(facts.packs[0]?.id);
  const pack = facts.packs.find(({ id }) => id === variant);
  return (
    <div className="payment-test-columns">
      <section aria-labelledby="payment-test-pack">
        <h2 id="payment-test-pack">{copy.packTitle}</h2>
        <fieldset className="payment-test-packs" disabled={!idle}>
          <legend className="co-hidden">{copy.packTitle}</legend>
          {facts.packs.map(({ id, name, priceCents }) => (
            <label key={id}>
              <input
                type="radio"
                name="variant"
                value={id}
                checked={id === variant}
                onChange={() => setVariant(id)}
              />
              <span>{name}</span>
              <span className="co-figures">€{toDutchText(cents(priceCents))}</span>
            </label>
          ))}
        </fieldset>
        <Button disabled={!idle || !pack} onClick={() => pack && void test.prepare(pack)}>
          {test.busy ? copy.preparing : copy.prepare}
        </Button>
        <h2>{copy.walletsTitle}</h2>
        <Wallets facts={facts} test={test} />
      </section>
      <TestLog lines={test.lines} onClear={test.clear} />
    </div>
  );
}

type WalletsProps = { facts: CheckoutFacts; test: ReturnType<typeof usePaymentTest> };

function Wallets({ facts, test }: WalletsProps) {
  const { kit, failed } = usePaymentKit(facts.paymentProvider);
  const [available, setAvailable] = useState(true);
  const { prepared } = test;
  if (failed) return <p className="co-note">{copy.kitFailed}</p>;
  if (!kit || !prepared?.clientSecret) return <p className="co-note">{copy.noPayment}</p>;
  const { clientSecret, quote } = prepared;
  const payer = { ...emptyDetails, firstName: 'Test', lastName: 'Betaling', email: facts.seller.email };
  return (
    <>
      <kit.Express
        key={clientSecret}
        clientSecret={clientSecret}
        amount={quote.total}
        totalText={quote.text.total}
        details={payer}
        disabled={test.busy}
        mayStart={() => !test.busy}
        onAvailability={setAvailable}
        pay={test.pay}
      />
      {available ? null : <p className="co-note">{copy.noWallets}</p>}
    </>
  );
}
