// /checkout-success and /checkout/success: what became of the payment. The address only says which payment;
// the outcome is the server's word, asked here and asked again for as long as the payment is under way.

import { useSearchParams } from 'react-router';
import { pageContext } from '#web/page-context.ts';
import { titleFont } from '#web/ui/fonts/font-preloads.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { CheckoutHeader } from '../page/checkout-header.tsx';
import { loadCheckoutInfo } from '../page/checkout-info.ts';
import type { Route } from './+types/success-page.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import '../page/checkout.css';
import './success.css';

export const links: Route.LinksFunction = () => [titleFont];

export async function loader({ context }: Route.LoaderArgs) {
  return { info: await loadCheckoutInfo(context.get(pageContext)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Je betaling – ${loaderData?.info.brand ?? ''}` },
    { name: 'robots', content: 'noindex' },
    // The address names a payment: it stays inside the shop.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { info } = loaderData;
  const [query] = useSearchParams();
  return (
    <>
      <div className="co">
        <CheckoutHeader info={info} buying={false} />
        <main className="page-width grid max-w-[calc(40rem+2*var(--gutter))] grid-cols-1 gap-6 pt-[clamp(2rem,5vw,4rem)] pb-16">
          <OutcomeScreen
            info={info}
            paymentIntentId={query.get('payment_intent')}
            variant={query.get('variant')}
          />
        </main>
      </div>
      <Toaster />
    </>
  );
}
