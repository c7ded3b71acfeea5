// The mail after a failed payment: sent once at most, with a link that opens the basket on any device.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '#shared/clock.ts';
import { createBuyer, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { cookieOf, failedOf, POOR_CARD, recover, refusedBuyer } from '#tests/support/refused-buyer.ts';
import { startTestShop, type TestShop, wakeWorkers } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('the link of the mail', () => {
  const open = (url: string, headers: Record<string, string> = {}) => callHttp({ url, headers });
  const sessionIn = (answer: Answer) =>
    /checkout_session=([^;]+)/.exec([answer.headers['set-cookie'] ?? []].flat().join())?.[1] ?? '';

  test('opens the basket on another device, which then owns it; the first one no longer does', async () => {
    const { buyer, draftId, paymentId } = await refusedBuyer(shop);
    const answer = await open(shop.shop.recoveryLinks.urlOf(draftId));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/checkout?recovery=true&variant=2x');
    const elsewhere = createBuyer(shop.address, sessionIn(answer));
    const current = await callHttp({
      url: `${shop.address}/api/draft-orders/current`,
      headers: cookieOf(elsewhere.sessionId),
    });
    expect(current.body).toMatchObject({ id: draftId, ...DETAILS, variant: '2x' });
    expect((await failedOf(shop, elsewhere.sessionId)).map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(shop, buyer.sessionId)).toEqual([]);
    expect(await recover(elsewhere, { paymentId })).toMatchObject({ attempt: 1 });
  });

  test('leaves the session of its own browser as it is', async () => {
    const { buyer, draftId } = await refusedBuyer(shop);
    const answer = await open(shop.shop.recoveryLinks.urlOf(draftId), cookieOf(buyer.sessionId));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([302, undefined]);
    expect(await failedOf(shop, buyer.sessionId)).toHaveLength(1);
  });

  test('lists what it is about without opening anything', async () => {
    const { buyer, draftId, paymentId } = await refusedBuyer(shop);
    const token = shop.shop.recoveryLinks.urlOf(draftId).split('/').at(-1) ?? '';
    const seen = await failedOf(shop, shop.newBuyer().sessionId, `?token=${token}`);
    expect(seen.map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(shop, buyer.sessionId)).toHaveLength(1);
    expect(await failedOf(shop, shop.newBuyer().sessionId, '?token=abc.def')).toEqual([]);
  });

  test('of an ordered basket leads to the order', async () => {
    const { buyer, draftId } = await refusedBuyer(shop);
    const url = shop.shop.recoveryLinks.urlOf(draftId);
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    await buyer.askForOrder(again.paymentIntentId);
    expect((await open(url)).headers.location).toMatch(/\/bestelling\/.+/);
  });

  test('that is made up, made for something else or older than 30 days opens nothing', async () => {
    const { draftId } = await refusedBuyer(shop);
    const old = shop.shop.recoveryLinks.urlOf(draftId);
    const forged = `${shop.address}/herstel/${shop.shop.tokens.sign('order', `${draftId}.99999999999999`)}`;
    for (const url of [forged, `${shop.address}/herstel/x.y`])
      expect(await open(url)).toMatchObject({ status: 302, headers: { location: '/checkout' } });
    shop.skip(days(31));
    const late = await open(old);
    expect([late.headers.location, late.headers['set-cookie']]).toEqual(['/checkout', undefined]);
  });
});

describe('the mail', () => {
  const mailsTo = (email: string) =>
    shop.rows('select type, subject, html, draft_id from mails where recipient = $1', [email]);

  /** The quarter of an hour is over: the queue waits by the database's clock. */
  async function waitOver(): Promise<void> {
    await shop.settle();
    await shop.rows(
      "update jobs.job set start_after = now() where name = 'send-recovery-mail' and state = 'created'",
    );
    await shop.settle();
  }

  test('is sent once, whatever else fails, and its link opens the basket', async () => {
    const email = 'een.mail@example.nl';
    const { buyer, draftId } = await refusedBuyer(shop, POOR_CARD, email);
    await buyer.payByCard(await buyer.checkout({ variant: '2x', forceNew: true }), DECLINED_CARD);
    await shop.settle();
    expect(await mailsTo(email)).toEqual([]);
    await waitOver();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ type: 'payment_failed', draft_id: draftId });
    const link = /href="([^"]*\/herstel\/[^"]+)"/.exec(String(mail?.html))?.[1] ?? '';
    expect((await open(link)).headers.location).toContain('/checkout?recovery=true');
    await buyer.payByCard(await buyer.checkout({ variant: '2x', forceNew: true }), DECLINED_CARD);
    await waitOver();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  const open = (url: string) => callHttp({ url });

  test('is not sent when the basket was paid meanwhile', async () => {
    const email = 'betaald@example.nl';
    const { buyer } = await refusedBuyer(shop, DECLINED_CARD, email);
    await shop.settle();
    const again = await buyer.checkout({ variant: '2x', forceNew: true });
    await buyer.payByCard(again);
    await waitOver();
    expect((await mailsTo(email)).map(({ type }) => type)).toEqual(['order_confirmation']);
  });

  test('is not sent to who ordered in another browser meanwhile, nor for a basket without an address', async () => {
    const email = 'elders@example.nl';
    await refusedBuyer(shop, DECLINED_CARD, email);
    const elsewhere = shop.newBuyer();
    await elsewhere.saveDetails({ ...DETAILS, customerEmail: email });
    const started = await elsewhere.checkout({ variant: '1x' });
    await elsewhere.payByCard(started);
    const nobody = shop.newBuyer();
    await nobody.payByCard(await nobody.checkout({ variant: '1x' }), DECLINED_CARD);
    await waitOver();
    expect((await mailsTo(email)).map(({ type }) => type)).toEqual(['order_confirmation']);
    expect(await mailsTo('')).toEqual([]);
  });

  test('waits for a payment that is under way', async () => {
    const email = 'straks@example.nl';
    const { buyer, draftId } = await refusedBuyer(shop, DECLINED_CARD, email);
    await shop.settle();
    await buyer.payAtBank(await buyer.checkout({ variant: '2x', forceNew: true }), 'later');
    await shop.rows(
      "update jobs.job set start_after = now() where name = 'send-recovery-mail' and state = 'created'",
    );
    await wakeWorkers(shop.database);
    await expect
      .poll(async () => waiting(draftId), { timeout: 8000 })
      .toEqual([{ state: 'completed' }, { state: 'created' }]);
    expect(await mailsTo(email)).toEqual([]);
  });

  const waiting = (draftId: number) =>
    shop.rows(
      "select state from jobs.job where name = 'send-recovery-mail' and (data->>'draftId')::int = $1 order by created_on",
      [draftId],
    );
});
