// The page /payment-test: prepares a real payment, pays it with the express buttons and logs every response.
// In test mode it is open to everyone, in live mode to logged-in operators; all others are redirected to the
// home page.

import { redirect } from 'react-router';
import { paymentTestCopy as copy } from '#copy/payment-test.ts';
import { operatorOn, pageContext } from '../../page-context.ts';
import { CheckoutHeader } from '../page/checkout-header.tsx';
import { loadCheckoutInfo } from '../page/checkout-info.ts';
import type { Route } from './+types/payment-test-page.ts';
import { ExpressTest } from './express-test.tsx';
import '../page/checkout.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  if (!shop.testMode && operatorOn(page) === null) throw redirect('/');
  return { info: await loadCheckoutInfo(page) };
}

/**
 * Returns the response headers. They allow wallets of other companies to open their own windows and to report
 * back.
 */
export function headers() {
  return { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
}

export function meta() {
  return [{ title: copy.title }, { name: 'robots', content: 'noindex' }];
}

export default function PaymentTestPage({ loaderData: { info } }: Route.ComponentProps) {
  return (
    <div className="co">
      <CheckoutHeader info={info} buying={false} />
      <main className="page-width pt-10 pb-16">
        <h1 className="co-title">{copy.title}</h1>
        <p className="mt-3 max-w-2xl">{copy.intro}</p>
        {info.testMode ? null : <p className="mt-4 text-note font-semibold text-orange">{copy.liveMode}</p>}
        <ExpressTest info={info} />
      </main>
    </div>
  );
}
