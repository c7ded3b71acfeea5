// The page /betalen/:token, opened from the mail that asks the customer to pay a difference after an order
// was changed. The server asks the provider for the state of the payment; the page shows it and offers the
// payment form.

import { data } from 'react-router';
import { headersOfLoader } from '#web/cacheable.ts';
import { pageContext } from '#web/page-context.ts';
import { PRIVATE_LINK, privateLinkMeta } from '#web/private-link.ts';
import { titleFont } from '#web/ui/fonts/font-preloads.ts';
import { loadCheckoutInfo } from '../page/checkout-info.ts';
import { AfterPage } from '../success/after-page.tsx';
import { BoughtPack } from '../success/bought-pack.tsx';
import { HelpBox } from '../success/help-box.tsx';
import type { Route } from './+types/link-page.ts';
import { DifferenceState } from './difference-state.tsx';
import { PayDifference } from './pay-difference.tsx';
import '../page/checkout.css';
import '../success/success.css';

/** Route handle of a quiet page: it shows no consent question and sends no statistics. */
export const handle = { quiet: true };

export const links: Route.LinksFunction = () => [titleFont];

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [info, link] = await Promise.all([loadCheckoutInfo(page), page.shop.openPaymentLink(params.token)]);
  return data({ info, link, token: params.token }, { status: link ? 200 : 404, headers: PRIVATE_LINK });
}

export const headers = headersOfLoader;

export const meta = ({ loaderData }: Route.MetaArgs) => privateLinkMeta('Bijbetalen', loaderData?.info.brand);

export default function LinkPage({ loaderData }: Route.ComponentProps) {
  const { info, link, token } = loaderData;
  return (
    <AfterPage info={info}>
      {link?.state === 'open' ? (
        <PayDifference info={info} link={link} token={token} />
      ) : (
        <>
          {link?.state === 'paid' ? <BoughtPack info={info} variant={link.variant} /> : null}
          <DifferenceState link={link} />
        </>
      )}
      <HelpBox info={info} />
    </AfterPage>
  );
}
