// The page /bestelling/:token: the customer's own order, opened by the signed link in the shop's mails. It is
// private, so it is never cached or indexed. Every invalid token gives the same page.

import { data, redirect } from 'react-router';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { isLate, termEndsOn } from '#modules/returns/contract.ts';
import { href } from '#shared/href.ts';
import { addDays, dayOf, withdrawalDays } from '#shared/shop-days.ts';
import { normaliseForm } from '#shared/writing/normalise-text.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK, privateLinkMeta } from '../../private-link.ts';
import type { Route } from './+types/order-page.ts';
import { OrderDetails, type OrderPageData } from './order-details.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderQuestion } from './order-question.tsx';
import '../legal/article.css';
import './order.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = params.token ?? '';
  const [opened, settings, packs] = await Promise.all([
    shop.openOrderLink(token),
    shop.getSettings(),
    shop.listPackVariants(),
  ]);
  const { brand, company, support, claims } = settings;
  const mine = opened.kind === 'order' ? opened : null;
  const order = mine?.order;
  const pack = packs.find(({ id }) => id === order?.variant);
  const now = shop.now();
  const photoOn = order && addDays(order.beginsOn, claims.resultDays);
  const term = withdrawalDays(claims.moneyBackDays);
  const orderData: OrderPageData | null = mine && {
    order: mine.order,
    pack: pack ? { quantity: pack.quantity, imageUrl: pack.imageUrl } : null,
    photoOn: photoOn && photoOn >= dayOf(now) ? photoOn : null,
    mayWithdraw: !isLate({ declaredAt: now, receivedAt: mine.order.deliveredAt, term }),
    lastDay: termEndsOn(mine.order.deliveredAt, term),
    resultDays: claims.resultDays,
    links: {
      withdraw: href('/herroepen', { bestelling: token }),
      invoice: href('/bestelling/:token/factuur/:number?', { token }),
      label: `${href('/bestelling/:token?', { token })}/retourlabel`,
      afterPhoto: href('/bestelling/:token/na-foto', { token }),
      ...mine.links,
      reorder: pack && !pack.soldOut ? href('/checkout', { variant: pack.id }) : null,
    },
  };
  return data(
    {
      orderData,
      question: opened.kind === 'asks' ? opened.question : null,
      brand: brand.name,
      contact: { email: company.email, phone: company.phone, answerHours: support.answerHours },
      withdrawalDays: term,
      breadcrumbLabel: order
        ? copy.crumbOf.order(order.orderNumber)
        : copy.crumbOf[opened.kind === 'asks' ? 'asks' : 'unknown'],
    },
    { status: opened.kind === 'unknown' ? 404 : 200, headers: PRIVATE_LINK },
  );
}

/**
 * Checks the customer's answer to the question of an old link. A right answer redirects to a link that opens
 * the order for a day. A wrong answer gives 422, too many answers give 429.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, tooManyForms } = context.get(pageContext);
  const answerField = normaliseForm(await request.formData()).get('answer');
  const answer = typeof answerField === 'string' ? answerField : '';
  if (tooManyForms) {
    const headers = { ...PRIVATE_LINK, 'retry-after': String(tooManyForms.retryAfter) };
    return data({ problem: 'tooOften' as const, answer }, { status: 429, headers });
  }
  const proven = answer === '' ? null : await shop.answerOrderLink(params.token ?? '', answer);
  if (proven !== null)
    return redirect(href('/bestelling/:token?', { token: proven }), { status: 303, headers: PRIVATE_LINK });
  return data({ problem: 'wrong' as const, answer }, { status: 422, headers: PRIVATE_LINK });
}

export const headers = headersOfLoader;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { orderData, question } = loaderData;
  const title = orderData
    ? copy.title(orderData.order.orderNumber)
    : question
      ? copy.ask.title
      : copy.missingTitle;
  return privateLinkMeta(title, loaderData.brand);
}

export default function OrderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderData, question, contact } = loaderData;
  if (question)
    return (
      <OrderQuestion
        question={question}
        contact={contact}
        token={params.token ?? ''}
        answer={actionData?.answer ?? ''}
        problem={actionData?.problem ?? null}
      />
    );
  if (!orderData) return <OrderMissing contact={contact} />;
  return <OrderDetails {...orderData} withdrawalDays={loaderData.withdrawalDays} contact={contact} />;
}
