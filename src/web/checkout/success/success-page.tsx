// The pages /checkout-success and /checkout/success: the outcome of a payment. The URL contains only the
// payment id; the server determines the outcome and is asked again while the payment is in progress.

import { useSearchParams } from 'react-router';
import { pageContext } from '#web/page-context.ts';
import { titleFont } from '#web/ui/fonts/font-preloads.ts';
import { loadCheckoutInfo } from '../page/checkout-info.ts';
import type { Route } from './+types/success-page.ts';
import { AfterPage } from './after-page.tsx';
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
    <AfterPage info={info}>
      <OutcomeScreen
        info={info}
        paymentIntentId={query.get('payment_intent')}
        variant={query.get('variant')}
      />
    </AfterPage>
  );
}
