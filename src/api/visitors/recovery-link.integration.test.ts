// Tests the mail after a failed payment: sent at most once, with a link that opens the basket on any device.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRecovery, recoveryUrlOf } from '#modules/checkout/index.ts';
import { findDraft } from '#modules/drafts/index.ts';
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

const open = (url: string, headers: Record<string, string> = {}) =>
  callHttp({
    method: 'POST',
    url,
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the link of the mail', () => {
  const sessionIn = (answer: Answer) =>
    /checkout_session=([^;]+)/.exec([answer.headers['set-cookie'] ?? []].flat().join())?.[1] ?? '';
  const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
  const current = (sessionId: string) =>
    callHttp({ url: `${shop.address}/api/draft-orders/current`, headers: cookieOf(sessionId) });

  async function refused(email?: string) {
    const declinedBuyer = await refusedBuyer(shop, DECLINED_CARD, email);
    return { ...declinedBuyer, url: await linkOf(declinedBuyer.draftId) };
  }

  async function linkOf(draftId: number): Promise<string> {
    const draft = await findDraft(shop.database.orm, draftId);
    if (!draft) throw new Error('There is no such basket');
    return recoveryUrlOf(shop.shop, draft);
  }

  const openLink = async (url: string, session: string | null = null) =>
    (await findRecovery(shop.shop, tokenOf(url), session)).kind;

  test('opens the basket on another device, which then owns it; the first one no longer does', async () => {
    const { buyer, draftId, paymentId, url } = await refused();
    const answer = await open(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/checkout?recovery=true&variant=2x');
    const elsewhere = createBuyer(shop.address, sessionIn(answer));
    expect((await current(elsewhere.sessionId)).body).toMatchObject({
      id: draftId,
      ...DETAILS,
      variant: '2x',
    });
    expect((await failedOf(shop, elsewhere.sessionId)).map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(shop, buyer.sessionId)).toEqual([]);
    expect(await recover(elsewhere, { paymentId })).toMatchObject({ attempt: 1 });
  });

  test('is spent by that: only the browser that has the basket opens it again', async () => {
    const { buyer, draftId, url } = await refused();
    const owner = sessionIn(await open(url));
    expect([await openLink(url), await openLink(url, buyer.sessionId), await openLink(url, owner)]).toEqual([
      'spent',
      'spent',
      'open',
    ]);
    const again = await open(url);
    expect([again.headers.location, again.headers['set-cookie']]).toEqual([
      `/herstel/${tokenOf(url)}`,
      undefined,
    ]);
    expect((await open(url, cookieOf(owner))).headers.location).toContain('/checkout?recovery=true');
    expect(await failedOf(shop, shop.newBuyer().sessionId, `?token=${tokenOf(url)}`)).toEqual([]);
    shop.skip(1000);
    expect(await openLink(await linkOf(draftId))).toBe('open');
  });

  test('hands nothing of the next person to its maker, before or after they paid', async () => {
    const { buyer: maker, url } = await refused('maker@example.nl');
    const victim = createBuyer(shop.address, sessionIn(await open(url)));
    await victim.saveDetails({
      ...DETAILS,
      customerName: 'Vera Verdwaald',
      customerEmail: 'vera@example.nl',
    });
    const opened = await open(url, cookieOf(maker.sessionId));
    expect([opened.headers.location, opened.headers['set-cookie']]).toEqual([
      `/herstel/${tokenOf(url)}`,
      undefined,
    ]);
    expect(JSON.stringify((await current(maker.sessionId)).body)).not.toContain('Vera');
    expect((await current(victim.sessionId)).body).toMatchObject({ customerName: 'Vera Verdwaald' });
    const started = await victim.checkout({ variant: '2x', forceNew: true });
    await victim.payByCard(started);
    await victim.askForOrder(started.paymentIntentId);
    const late = await open(url, cookieOf(maker.sessionId));
    expect(late.headers.location).not.toContain('/bestelling/');
    expect(await openLink(url)).toBe('paid');
  });

  test.each(['customerEmail', 'customerName'])('is spent when another %s is saved', async (field) => {
    const { buyer, url } = await refused();
    await buyer.saveDetails({ ...DETAILS, [field]: field === 'customerEmail' ? 'b@example.nl' : 'Bo' });
    expect(await openLink(url)).toBe('spent');
  });

  test('leaves the session of its own browser as it is', async () => {
    const { buyer, url } = await refused();
    const answer = await open(url, cookieOf(buyer.sessionId));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([303, undefined]);
    expect(await failedOf(shop, buyer.sessionId)).toHaveLength(1);
    expect(await openLink(url)).toBe('open');
  });

  test('lists what it is about without opening anything', async () => {
    const { buyer, paymentId, url } = await refused();
    const failedPayments = await failedOf(shop, shop.newBuyer().sessionId, `?token=${tokenOf(url)}`);
    expect(failedPayments.map(({ id }) => id)).toEqual([paymentId]);
    expect(await failedOf(shop, buyer.sessionId)).toHaveLength(1);
    expect(await failedOf(shop, shop.newBuyer().sessionId, '?token=abc.def')).toEqual([]);
  });

  test('is opened by its button on a page of the shop alone', async () => {
    const { buyer, url } = await refused();
    expect((await callHttp({ url })).status).toBe(404);
    const foreign = await open(url, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    expect(await failedOf(shop, buyer.sessionId)).toHaveLength(1);
  });

  test('of an earlier release, which names no addressee, still opens', async () => {
    const { draftId } = await refused();
    const value = `${draftId}.${shop.now().getTime() + days(30)}`;
    const url = `${shop.address}/herstel/${shop.shop.tokens.sign('recovery', value)}`;
    expect(await openLink(url)).toBe('open');
  });

  test('that is made up, made for something else or older than 30 days opens nothing', async () => {
    const { draftId, url: old } = await refused();
    const forged = shop.shop.tokens.sign('order', `${draftId}.99999999999999`);
    for (const token of [forged, 'x.y', `${tokenOf(old)}x`])
      expect(await openLink(`${shop.address}/herstel/${token}`)).toBe('invalid');
    shop.skip(days(31));
    expect(await openLink(old)).toBe('invalid');
    const late = await open(old);
    expect([late.headers.location, late.headers['set-cookie']]).toEqual([
      `/herstel/${tokenOf(old)}`,
      undefined,
    ]);
  });
});

describe('the mail', () => {
  const mailsTo = (email: string) =>
    shop.rows('select type, subject, html, draft_id from mails where recipient = $1', [email]);

  /**
   * Makes the waiting mail job due now instead of after fifteen minutes; the queue uses the database's clock,
   * which a test cannot move.
   */
  async function waitOver(): Promise<void> {
    await shop.settle();
    await shop.rows(
      "update jobs.job set start_after = now() where data->>'kind' = 'send-recovery-mail' and state = 'created'",
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
      "update jobs.job set start_after = now() where data->>'kind' = 'send-recovery-mail' and state = 'created'",
    );
    await wakeWorkers(shop.database);
    await expect.poll(async () => waiting(draftId)).toEqual([{ state: 'completed' }, { state: 'created' }]);
    expect(await mailsTo(email)).toEqual([]);
  });

  const waiting = (draftId: number) =>
    shop.rows(
      "select state from jobs.job where data->>'kind' = 'send-recovery-mail' and (data->'data'->>'draftId')::int = $1 order by created_on",
      [draftId],
    );
});
