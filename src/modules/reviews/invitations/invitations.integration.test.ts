// Tests which customers are asked for a review, when and how often: some days after delivery, one reminder a
// week later, and never for a cancelled order.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordUnsubscribe } from '#modules/mail/index.ts';
import { editOrder, findOrder } from '#modules/orders/index.ts';
import { updateSettings } from '#modules/settings/index.ts';
import { days, minutes } from '#shared/clock.ts';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { inviteReviewers, reviewLinkOf, sendReviewLink } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.rows('delete from review_invitations');
  await shop.rows("update orders set status = 'cancelled'");
  await shop.rows("delete from mails where type = 'review_request'");
});
afterAll(() => shop.stop());

const invite = () => inviteReviewers(shop.shop);
const NOBODY = { invited: 0, reminded: 0 };

async function deliveredOrder(): Promise<number> {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  if (order.orderId === null) throw new Error('The order was not placed');
  // Calls the use case directly, because an operator's session would expire within the days that are skipped
  // here.
  await editOrder(shop.shop, order.orderId, { status: 'delivered' }, 'admin');
  await shop.settle();
  return order.orderId;
}
const requests = () =>
  shop.rows(
    `select order_id, recipient, subject, text, status, unsubscribe_url from mails
     where type = 'review_request' order by id`,
  );

test('ten days after delivery the customer is asked, once however often and by however many the job runs', async () => {
  const orderId = await deliveredOrder();
  shop.skip(days(10) - minutes(5));
  expect(await invite()).toEqual(NOBODY);
  shop.skip(minutes(10));
  const runs = await Promise.all([invite(), invite()]);
  expect(runs.map(({ invited }) => invited).sort()).toEqual([0, 1]);
  expect(await invite()).toEqual(NOBODY);
  await shop.settle();
  const [mail, ...others] = await requests();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    order_id: orderId,
    recipient: DETAILS.customerEmail,
    status: 'sent',
    unsubscribe_url: expect.stringContaining('/afmelden?token='),
  });
  expect(mail?.text).toMatch(/\/leave-review\?token=[\w.-]+/);
  expect(mail?.text).not.toContain(`order=ZW${100_000 + orderId}`);
});

test('a week later there is one reminder, and nothing after it', async () => {
  await deliveredOrder();
  shop.skip(days(10) + minutes(1));
  await invite();
  shop.skip(days(7) - minutes(5));
  expect(await invite()).toEqual(NOBODY);
  shop.skip(minutes(10));
  expect(await invite()).toEqual({ invited: 0, reminded: 1 });
  shop.skip(days(30));
  expect(await invite()).toEqual(NOBODY);
  const [first, reminder] = await requests();
  expect(first?.text).not.toContain('onze enige herinnering');
  expect(reminder?.text).toContain('onze enige herinnering');
  expect(reminder?.subject).toMatch(/^Nog één keer: wat vind je van /);
});

describe('nobody is asked or reminded', () => {
  const ends: [string, (orderId: number) => Promise<unknown>][] = [
    ['cancelled', (id) => shop.rows("update orders set status = 'cancelled' where id = $1", [id])],
    ['paid back', (id) => shop.rows("update orders set payment_state = 'refunded' where id = $1", [id])],
    [
      'paid back in part',
      (id) => shop.rows("update orders set payment_state = 'partially_refunded' where id = $1", [id]),
    ],
    ['disputed', (id) => shop.rows("update orders set payment_state = 'disputed' where id = $1", [id])],
    ['archived', (id) => shop.rows('update orders set archived_at = now() where id = $1', [id])],
    ['withdrawn from', withdraw],
    ['reviewed', review],
  ];

  test.each(ends)('whose order is %s', async (_, end) => {
    const early = await deliveredOrder();
    await end(early);
    shop.skip(days(11));
    expect(await invite()).toEqual(NOBODY);
    const late = await deliveredOrder();
    shop.skip(days(11));
    expect((await invite()).invited).toBe(1);
    await end(late);
    shop.skip(days(8));
    expect((await invite()).reminded).toBe(0);
  });

  test('whose order was delivered long before there were invitations', async () => {
    await deliveredOrder();
    shop.skip(days(25));
    expect(await invite()).toEqual(NOBODY);
  });

  test('who was asked by the operator already', async () => {
    const orderId = await deliveredOrder();
    await sendReviewLink(shop.shop, { customerName: 'Jo', customerEmail: 'jo@example.nl', orderId });
    shop.skip(days(11));
    expect(await invite()).toEqual(NOBODY);
  });

  test('while the setting is off', async () => {
    const set = (invitationEnabled: boolean) => updateSettings(shop.shop, { reviews: { invitationEnabled } });
    await deliveredOrder();
    shop.skip(days(11));
    await set(false);
    expect(await invite()).toEqual(NOBODY);
    await set(true);
    expect((await invite()).invited).toBe(1);
  });

  async function withdraw(orderId: number) {
    await shop.rows(
      `insert into withdrawals (submission_key, customer_name, customer_email, order_number, statement, statement_version,
         declared_at, declared_at_text, refund_before, match, order_id, late, source, sender_hash)
       values ($1::text, 'Jo', 'jo@example.nl', $1::text, '', '1', now(), '', now(), 'order_and_email', $1::int, false, 'page', '')`,
      [orderId],
    );
  }

  async function review(orderId: number) {
    const order = await findOrder(shop.database.orm, orderId);
    if (!order) throw new Error('The order is gone');
    const link = new URL(reviewLinkOf(shop.shop, order));
    const body = {
      customerName: 'Jo',
      rating: 2,
      comment: 'Niet wat ik dacht',
      token: link.searchParams.get('token'),
    };
    await callHttp({ method: 'POST', url: `${shop.address}/api/reviews`, body });
  }
});

test('who has stopped these mails gets none', async () => {
  await deliveredOrder();
  shop.skip(days(10) + minutes(1));
  await invite();
  await shop.settle();
  const [mail] = await requests();
  const stop = new URL(String(mail?.unsubscribe_url));
  await recordUnsubscribe(shop.shop, stop.searchParams.get('token') ?? '', 'one_click');
  shop.skip(days(8));
  await invite();
  await shop.settle();
  expect((await requests()).map(({ status }) => status)).toEqual(['sent', 'suppressed']);
});
