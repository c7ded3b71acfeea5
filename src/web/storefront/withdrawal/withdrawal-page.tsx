// The page /herroepen, where customers withdraw from a purchase, as the law requires. It has two plain forms,
// needs no account or script, and is open to everyone. The responses do not reveal which orders exist.

import { data } from 'react-router';
import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { REFUND_DAYS, RETURN_DAYS, termEndsOn } from '#modules/returns/contract.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { postalCodesUnbroken } from '#shared/recipient/recipient-address.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import { normaliseForm } from '#shared/writing/normalise-text.ts';
import { headersOfForm } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK } from '../../private-link.ts';
import { articleMeta } from '../legal/article-meta.ts';
import type { Route } from './+types/withdrawal-page.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceiptView } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import { EMPTY_FORM, type FormValues, statusOf, submitWithdrawalForm } from './withdrawal-state.ts';
import '../legal/article.css';
import './withdrawal.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('bestelling');
  const [settings, opened, packs] = await Promise.all([
    shop.getSettings(),
    token ? shop.openOrderLink(token) : null,
    token ? shop.listPackVariants() : [],
  ]);
  const order = opened?.kind === 'order' ? opened.order : null;
  const { brand, company, claims } = settings;
  const prefilled: FormValues = {
    ...EMPTY_FORM,
    ...(order && {
      customerName: order.customerName,
      orderNumber: order.orderNumber,
      customerEmail: order.customerEmail,
    }),
  };
  const term = withdrawalDays(claims.moneyBackDays);
  const info = {
    brand: brand.name,
    company: company.legalName,
    address: postalCodesUnbroken(
      `${company.address}, ${company.postalCode} ${company.city}, ${company.country}`,
    ),
    email: company.email,
    withdrawalDays: term,
    returnDays: RETURN_DAYS,
    refundDays: REFUND_DAYS,
    action: href('/herroepen', { bestelling: token ?? undefined }),
    order:
      order && token !== null
        ? {
            orderNumber: order.orderNumber,
            href: href('/bestelling/:token?', { token }),
            total: formatEuro(order.total),
            jars: packs.find(({ id }) => id === order.variant)?.quantity ?? null,
            lastDay: termEndsOn(order.deliveredAt, term),
            paid: isWhole(order) ? { total: order.total, shippingCost: order.shipping } : null,
          }
        : null,
  };
  const loaded = { info, prefilled, brand: brand.name, publicUrl: shop.publicUrl };
  return token === null ? data(loaded) : data(loaded, { headers: PRIVATE_LINK });
}

/** True when the order is paid and no part of it was withdrawn or returned. */
const isWhole = ({ paymentStatus, withdrawnAt, returns }: CustomerOrder) =>
  paymentStatus === 'paid' && withdrawnAt === null && returns.length === 0;

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, senderAddress, tooManyForms } = context.get(pageContext);
  const state = await submitWithdrawalForm(normaliseForm(await request.formData()), {
    submit: (withdrawal, key) => shop.submitWithdrawal(withdrawal, { address: senderAddress, key }),
    createKey: () => crypto.randomUUID(),
    waitSeconds: tooManyForms?.retryAfter ?? null,
  });
  const headers = new Headers(PRIVATE_LINK);
  if (tooManyForms) headers.set('retry-after', String(tooManyForms.retryAfter));
  return data(state, { status: statusOf(state), headers });
}

export const headers = headersOfForm;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(copy, { path: href('/herroepen') }, loaderData);

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { info } = loaderData;
  if (actionData?.step === 'receipt') return <WithdrawalReceiptView {...actionData} info={info} />;
  if (actionData?.step === 'review') return <WithdrawalReview {...actionData} info={info} />;
  const form = actionData ?? { values: loaderData.prefilled, problems: {}, waitSeconds: null };
  return <WithdrawalForm {...form} isFirst={!actionData} info={info} />;
}
