// Addresses that exist only in the shop whose pictures are taken: orders in each of their states, links to
// pay and to write a review.

import * as z from 'zod';
import { orderChangeSchema } from '#modules/orders/contract.ts';
import { type KnownAddresses, makeKnownAddresses } from '#tests/e2e/pages/known-addresses.ts';
import { accepted, buyByCard, createBuyer, TEST_CARD } from '#tests/support/buyer.ts';
import { type Desk, openDesk } from './owner.ts';

/** As lab/screens/serve-still.mjs finds them in its business. */
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
  /** Where a difference is paid: still to be paid, paid, taken back, not paid in time. */
  payLinks: Record<'open' | 'paid' | 'withdrawn' | 'expired', string>;
  /** Of a reader who has stopped reminders. */
  stoppedMail: string;
  /** Where a buyer writes a review. */
  review: string;
};

const ANNOUNCED = 'orders of the pictures ';
const EXPIRED = /expired link of the pictures (\S+)/;

/** What the shop said of its orders when it began. */
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

/** An order whose customer wants one jar more. */
async function askDifference(url: string, desk: Desk, turn: number) {
  const { order } = await buyByCard(createBuyer(url), { variant: '1x' });
  const orderId = Number(order.orderId);
  await desk.send('PUT', `/api/orders/${orderId}`, { variant: '2x', key: `picture-change-${turn}` });
  const [change] = orderChangeSchema.array().parse(await desk.read(`/api/admin/orders/${orderId}/changes`));
  if (!change?.link) throw new Error('The change asks for nothing');
  return { orderId, changeId: change.id, path: new URL(change.link).pathname };
}

/** The first such link of a mail that is another than that. */
async function findLink(desk: Desk, form: RegExp, but?: string): Promise<string> {
  const mails = z.array(z.object({ html: z.string() })).parse(await desk.read('/api/admin/outbox'));
  for (const { html } of mails) {
    const link = form.exec(html)?.[0];
    if (link && link !== but) return link;
  }
  throw new Error(`No mail has a link like ${form}`);
}
