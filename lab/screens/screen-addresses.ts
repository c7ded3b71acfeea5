// Finds the addresses that exist only in the photographed shop: orders in each state, payment links and
// review links.

import * as z from 'zod';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { type KnownAddresses, makeKnownAddresses } from '#tests/e2e/pages/known-addresses.ts';
import { accepted, buyByCard, createBuyer, TEST_CARD } from '#tests/support/buyer.ts';
import { type Desk, openDesk } from './owner.ts';

/** The states of orders that lab/screens/serve-still.mjs finds in the demo. */
export const orderStates = [
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'returning',
  'waiting',
  'old',
] as const;
export type OrderState = (typeof orderStates)[number];

const ordersSchema = z.record(z.enum(orderStates), z.object({ id: z.number(), path: z.string() }));
export type StillOrders = z.infer<typeof ordersSchema>;

export type ScreenAddresses = KnownAddresses & {
  orders: StillOrders;
  /** The links to pay the difference of a changed order: open, paid, withdrawn and expired. */
  payLinks: Record<'open' | 'paid' | 'withdrawn' | 'expired', string>;
  /** The link of a person who unsubscribed from reminders. */
  stoppedMail: string;
  /** The link with which a buyer writes a review. */
  review: string;
};

const ANNOUNCED = 'orders of the pictures ';
const EXPIRED = /expired link of the pictures (\S+)/;

/** Reads the orders from the output the shop printed at its start. */
function ordersSaidIn(said: string): StillOrders {
  const line = said.split('\n').find((each) => each.startsWith(ANNOUNCED));
  return ordersSchema.parse(JSON.parse(line?.slice(ANNOUNCED.length) ?? 'null'));
}

export async function makeScreenAddresses(url: string, said: string): Promise<ScreenAddresses> {
  const orders = ordersSaidIn(said);
  const known = await makeKnownAddresses(url);
  const desk = await openDesk(url);
  try {
    const expired = EXPIRED.exec(said)?.[1] ?? '';
    const payLinks = { ...(await makePayLinks(url, desk)), expired };
    const review = await findLink(desk, /\/leave-review\?token=[\w.-]+/);
    await desk.send('POST', '/api/admin/send-email', {
      orderId: orders.delivered.id,
      emailType: 'review_request',
    });
    const stoppedMail = await findLink(desk, /\/afmelden\?token=[\w.-]+/, known.stopMail);
    return { ...known, orders, payLinks, review, stoppedMail };
  } finally {
    await desk.leave();
  }
}

async function makePayLinks(url: string, desk: Desk): Promise<Omit<ScreenAddresses['payLinks'], 'expired'>> {
  const open = await askDifference(url, desk, 1);
  const paid = await askDifference(url, desk, 2);
  const withdrawn = await askDifference(url, desk, 3);
  const buyer = createBuyer(url);
  const started = accepted(
    await buyer.call('POST', '/api/payment-links', { token: paid.path.split('/').at(-1) }),
  );
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(started);
  accepted(
    await buyer.confirm(clientSecret, {
      type: 'card',
      number: TEST_CARD,
      expiry: '12/34',
      cvc: '123',
    }),
  );
  await desk.send('DELETE', `/api/admin/orders/${withdrawn.orderId}/changes/${withdrawn.changeId}`);
  return { open: open.path, paid: paid.path, withdrawn: withdrawn.path };
}

/**
 * Creates an order that the operator changes to one more jar, so that its customer must pay a difference.
 * Returns its ids and the payment path.
 */
async function askDifference(url: string, desk: Desk, turn: number) {
  const { order } = await buyByCard(createBuyer(url), { variant: '1x' });
  const orderId = Number(order.orderId);
  await desk.send('PUT', `/api/orders/${orderId}`, { variant: '2x', key: `picture-change-${turn}` });
  const [change] = orderChangeSchema.array().parse(await desk.read(`/api/admin/orders/${orderId}/changes`));
  if (!change?.link) throw new Error('The change asks for nothing');
  return { orderId, changeId: change.id, path: new URL(change.link).pathname };
}

/** Returns the first matching link in the mails that differs from `but`. */
async function findLink(desk: Desk, form: RegExp, but?: string): Promise<string> {
  const mails = z.array(z.object({ html: z.string() })).parse(await desk.read('/api/admin/outbox'));
  for (const { html } of mails) {
    const link = form.exec(html)?.[0];
    if (link && link !== but) return link;
  }
  throw new Error(`No mail has a link like ${form}`);
}
