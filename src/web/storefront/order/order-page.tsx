// /bestelling/:token: the customer's own order, opened by the signed link of the mails. Nobody else's to see, so it is
// never kept, never indexed, and a token that is not ours gives the same page as none.

import { data } from 'react-router';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { withdrawalDays } from '#modules/orders/contract.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/order-page.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderMissing } from './order-missing.tsx';
import '../legal/article.css';
import './order.css';

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = params.token ?? '';
  const [order, settings] = await Promise.all([shop.findOrderByToken(token), shop.getSettings()]);
  const { brand, company, support, claims } = settings;
  const found = order && {
    order,
    withdrawHref: `/herroepen?bestelling=${encodeURIComponent(token)}`,
    invoiceHref: `/bestelling/${encodeURIComponent(token)}/factuur`,
  };
  return data(
    {
      found,
      brand: brand.name,
      contact: { email: company.email, phone: company.phone, answerHours: support.answerHours },
      withdrawalDays: withdrawalDays(claims.moneyBackDays),
      breadcrumbLabel: order ? order.orderNumber : copy.missingCrumb,
    },
    { status: order ? 200 : 404, headers: PRIVATE },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = loaderData.found ? copy.title(loaderData.found.order.orderNumber) : copy.missingTitle;
  return [{ title: `${title} | ${loaderData.brand}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { found, contact } = loaderData;
  if (!found) return <OrderMissing contact={contact} />;
  return (
    <OrderDetails
      order={found.order}
      withdrawHref={found.withdrawHref}
      invoiceHref={found.invoiceHref}
      withdrawalDays={loaderData.withdrawalDays}
      contact={contact}
    />
  );
}
