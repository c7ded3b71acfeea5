// Tests the mail endpoints over HTTP in a complete shop: templates, previews with a real order, manual
// sending, suppressed addresses, and the one reminder of an abandoned basket.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seedShop } from '#main/seed-shop.ts';
import {
  emailTemplateSchema,
  mailDetailSchema,
  mailPreviewSchema,
  mailSchema,
  mailTypes,
  sentEmailSchema,
  suppressionPageSchema,
} from '#modules/mail/contract.ts';
import { recordUnsubscribe } from '#modules/mail/index.ts';
import { hours } from '#shared/clock.ts';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let orderId: number;
beforeAll(async () => {
  shop = await startTestShop();
  await buyByCard(shop.newBuyer(), { variant: '2x' });
  await shop.settle();
  const [row] = await shop.rows('select id from orders');
  orderId = Number(row?.id);
});
afterAll(() => shop.stop());

const templates = async () =>
  z.array(emailTemplateSchema).parse((await shop.asOperator('GET', '/api/admin/email-templates')).body);
const send = (body: object) => shop.asOperator('POST', '/api/admin/send-email', body);
const mailsOf = async (type: string) =>
  z.array(mailSchema).parse((await shop.asOperator('GET', `/api/admin/outbox?type=${type}`)).body);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  z.object({ code: z.string() }).safeParse(body).data?.code,
];
const suppressions = async () =>
  suppressionPageSchema.parse((await shop.asOperator('GET', '/api/admin/mail-suppressions')).body).items;

describe('templates', () => {
  test('the shop comes with one of each type and some to answer with, all of them active', async () => {
    const list = await templates();
    const [builtIn, letters] = [true, false].map((is) => list.filter(({ isBuiltIn }) => isBuiltIn === is));
    expect(builtIn?.map(({ key }) => key).sort()).toEqual([...mailTypes].sort());
    expect(letters?.map(({ name }) => name)).toContain('Beschadigd ontvangen');
    expect(list.every(({ isActive, isChanged }) => isActive && !isChanged)).toBe(true);
  });

  test('one to answer with that is removed stays away when the shop starts anew', async () => {
    const [letter] = (await templates()).filter(({ isBuiltIn }) => !isBuiltIn);
    const { id, key } = letter ?? {};
    expect((await shop.asOperator('DELETE', `/api/admin/email-templates/${id}`)).status).toBe(204);
    await seedShop(shop.database, { now: shop.now }, { testMode: true });
    expect((await templates()).map((template) => template.key)).not.toContain(key);
  });

  test('what is wrong stands at its field, with the name that was meant', async () => {
    const answer = await shop.asOperator('POST', '/api/admin/email-templates', {
      name: '',
      subject: 'Hoi',
      htmlContent: '<p>x</p>',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'name', message: 'Naam is verplicht' }] },
    });
    const [first] = await templates();
    const changed = await shop.asOperator('PUT', `/api/admin/email-templates/${first?.id}`, {
      subject: 'Hoi {{custmerName}}',
    });
    expect(changed.body).toMatchObject({
      errors: [{ path: 'subject', message: expect.stringContaining('Bedoel je {{customerName}}?') }],
    });
  });

  test('switching one off changes nothing else, and then it cannot be sent by hand', async () => {
    const [before] = (await templates()).filter(({ key }) => key === 'delivered');
    const flip = (isActive: boolean) =>
      shop.asOperator('PUT', `/api/admin/email-templates/${before?.id}`, { isActive });
    expect((await flip(false)).body).toMatchObject({ htmlContent: before?.htmlContent, isChanged: false });
    expect(codeOf(await send({ orderId, emailType: 'delivered' }))).toEqual([409, 'template_inactive']);
    await flip(true);
  });
});

describe('a preview', () => {
  const preview = (query: string) => shop.asOperator('GET', `/api/admin/email-preview?${query}`);

  test('has the customer, the amounts and the invoice of the order', async () => {
    const { body } = await preview(`type=order_confirmation&orderId=${orderId}`);
    const { variables, blocks, attachments, recipient } = mailPreviewSchema.parse(body);
    expect([recipient, variables.total]).toEqual([DETAILS.customerEmail, '€37,43']);
    expect(blocks.orderLines?.text).toContain('€37,43');
    expect(attachments).toEqual([expect.stringMatching(/^factuur-\d{4}-\d{6}\.pdf$/)]);
  });

  test.each(['order_confirmation', 'payment_failed', 'newsletter_confirmation', 'custom'])(
    'of %s needs no order',
    async (type) => {
      expect(mailPreviewSchema.parse((await preview(`type=${type}`)).body).source).toBe('een voorbeeldklant');
    },
  );

  test('says when there is nothing to tell', async () => {
    expect(codeOf(await preview(`type=refund&orderId=${orderId}`))).toEqual([409, 'nothing_to_tell']);
    expect(codeOf(await preview('type=delivered&orderId=99999'))).toEqual([404, 'not_found']);
  });
});

describe('sending by hand', () => {
  test('a mail about an order goes to its customer, with a word above it, and is listed with the order', async () => {
    const answer = await send({
      orderId,
      emailType: 'delivered',
      customSubject: 'Over {{orderNumber}}',
      customContent: 'Beste <b>Anna</b>,\n\nnog even dit.',
    });
    const { recipient, mailId } = sentEmailSchema.parse(answer.body);
    expect(recipient).toBe(DETAILS.customerEmail);
    await shop.settle();
    const detail = mailDetailSchema.parse((await shop.asOperator('GET', `/api/admin/outbox/${mailId}`)).body);
    expect(detail).toMatchObject({ orderId, status: 'sent', subject: expect.stringMatching(/^Over ZW/) });
    expect(detail.html).toContain('Beste &lt;b&gt;Anna&lt;/b&gt;,');
    expect(detail.log.map(({ outcome }) => outcome)).toEqual(['taken']);
    expect(detail.headers.map(({ name }) => name)).toContain('Message-ID');
  });

  test('an own message needs a subject and words', async () => {
    const { body } = await send({ orderId, emailType: 'custom' });
    expect(body).toMatchObject({
      errors: [
        { path: 'customSubject', message: 'Onderwerp is verplicht' },
        { path: 'customContent', message: 'Bericht is verplicht' },
      ],
    });
    expect((await send({ orderId, emailType: '' })).body).toMatchObject({
      errors: [{ path: 'emailType', message: 'Please select an email type' }],
    });
  });

  test('a template of the operator’s own can be sent too', async () => {
    await shop.asOperator('POST', '/api/admin/email-templates', {
      name: 'Vakantie',
      subject: 'We zijn er even niet',
      htmlContent: '<p>Hoi {{customerName}}</p>',
    });
    await send({ orderId, emailType: 'vakantie' });
    expect((await mailsOf('custom'))[0]).toMatchObject({ subject: 'We zijn er even niet', orderId });
  });

  test('words that are not saved can be tried on oneself', async () => {
    const answer = await shop.asOperator('POST', '/api/admin/email-templates/test', {
      key: 'shipped',
      subject: 'Onderweg',
      htmlContent: '<p>{{customerName}}</p>',
      textContent: '',
      recipient: 'ik@example.nl',
      orderId,
    });
    expect(sentEmailSchema.parse(answer.body).recipient).toBe('ik@example.nl');
    expect((await mailsOf('shipped'))[0]).toMatchObject({ subject: '[Test] Onderweg', orderId: null });
  });
});

describe('who gets nothing any more', () => {
  test('who says stop gets no requests, but everything about the own orders', async () => {
    await send({ orderId, emailType: 'review_request' });
    const [request] = await mailsOf('review_request');
    const link = /href="([^"]*\/afmelden\?token=[^"]*)"/.exec(request?.html ?? '')?.[1] ?? '';
    await recordUnsubscribe(shop.shop, new URL(link).searchParams.get('token') ?? '', 'one_click');
    expect(codeOf(await send({ orderId, emailType: 'review_request' }))).toEqual([
      409,
      'recipient_suppressed',
    ]);
    expect((await send({ orderId, emailType: 'delivered' })).status).toBe(200);
    expect(await suppressions()).toMatchObject([{ email: DETAILS.customerEmail, reason: 'unsubscribed' }]);
  });

  test('a link that was made up stops nobody', async () => {
    const before = await suppressions();
    await recordUnsubscribe(shop.shop, 'YW5uYUBleGFtcGxlLm5s.xxxxxxxx', 'page');
    expect(await suppressions()).toEqual(before);
  });

  test('an operator blocks an address and takes it off again; the law’s own mails go on', async () => {
    const email = DETAILS.customerEmail.toUpperCase();
    await shop.asOperator('POST', '/api/admin/mail-suppressions', { email, scope: 'all' });
    expect(codeOf(await send({ orderId, emailType: 'delivered' }))).toEqual([409, 'recipient_suppressed']);
    expect((await send({ orderId, emailType: 'order_confirmation' })).status).toBe(200);
    const [row] = await suppressions();
    expect(row).toMatchObject({ email: DETAILS.customerEmail, scope: 'all', reason: 'operator' });
    expect((await shop.asOperator('DELETE', `/api/admin/mail-suppressions/${row?.id}`)).status).toBe(204);
    expect(await suppressions()).toEqual([]);
  });
});

describe('the reminder of a basket', () => {
  async function leave(remindMe: boolean): Promise<number> {
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails({ ...DETAILS, remindMe });
    return id;
  }
  const later = async () => {
    shop.skip(hours(4));
    await shop.rows(
      "update jobs.job set start_after = now() where data->>'kind' = 'send-reminder' and state < 'active'",
    );
    await shop.settle();
  };

  test('goes once to who asked for it, with a way back and a way to stop', async () => {
    const draftId = await leave(true);
    await shop.settle();
    await later();
    await later();
    const [mail, ...rest] = (await mailsOf('abandoned_checkout')).filter((each) => each.draftId === draftId);
    expect(rest).toEqual([]);
    expect(mail?.html).toMatch(/\/herstel\/[\s\S]*\/afmelden\?token=/);
    const [row] = await shop.rows('select reminder_text from draft_orders where id = $1', [draftId]);
    expect(row?.reminder_text).toMatch(/^Stuur me één herinnering/);
  });

  test('never goes to who did not ask, nor by hand', async () => {
    const draftId = await leave(false);
    await shop.settle();
    await later();
    expect((await mailsOf('abandoned_checkout')).filter((each) => each.draftId === draftId)).toEqual([]);
    expect(codeOf(await send({ draftOrderId: draftId, emailType: 'abandoned_checkout' }))).toEqual([
      409,
      'no_consent',
    ]);
    expect(
      (
        await send({
          draftOrderId: draftId,
          emailType: 'custom',
          customSubject: 'Hulp?',
          customContent: 'Bel ons.',
        })
      ).status,
    ).toBe(200);
  });

  test('is not sent to who ordered meanwhile', async () => {
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails({ ...DETAILS, customerEmail: 'snel@example.nl', remindMe: true });
    await shop.settle();
    await buyByCard(buyer, { variant: '1x' });
    await shop.settle();
    await later();
    expect((await mailsOf('abandoned_checkout')).filter((each) => each.draftId === id)).toEqual([]);
  });
});
