// Tests conversations over HTTP: a message waits, is answered by a mail the customer can reply to, and is
// closed.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversationDetailSchema, conversationPageSchema } from '#modules/contacts/contract.ts';
import { besideConversationSchema } from '#modules/customers/contract.ts';
import { addSuppression } from '#modules/mail/index.ts';
import { hours, minutes } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PATH = '/api/admin/conversations';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { IMAP_URL: 'imap://shop:secret@127.0.0.1:9/INBOX?plus=on' } });
});
afterAll(() => shop.stop());

const write = (body: object) => callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body });
async function begin(email: string, message: string): Promise<number> {
  const { body } = await write({ email, message, firstName: 'Jo', subject: 'Re: Levertijd' });
  return Number(Object(body).id);
}
const read = async (id: number) =>
  conversationDetailSchema.parse((await shop.asOperator('GET', `${PATH}/${id}`)).body);
const list = async (query = '') =>
  conversationPageSchema.parse((await shop.asOperator('GET', `${PATH}${query}`)).body);
const mailsTo = (recipient: string, type: string) =>
  shop.rows(
    'select id, subject, text, thread, status from mails where recipient = $1 and type = $2 order by id',
    [recipient, type],
  );
let keys = 0;
const reply = (id: number, body: object) => {
  keys += 1;
  const key = `a-key-of-one-press-${keys}`;
  return shop.asOperator('POST', `${PATH}/${id}/replies`, { text: 'Morgen.', key, ...body });
};

describe('what was written', () => {
  test('waits, newest first, and a sign-up for the newsletter stays apart', async () => {
    const first = await begin('eerste@example.nl', 'Wanneer komt het?');
    const second = await begin('tweede@example.nl', 'Mag het elke dag?');
    await write({ email: 'brief@example.nl', newsletter: true, message: 'x' });
    const { items, total } = await list();
    expect(items.map(({ id }) => id)).toEqual([second, first]);
    expect([total, items[0]?.state]).toEqual([2, 'open']);
    const oldest = await list('?sort=oldest&limit=1');
    expect([oldest.items[0]?.id, oldest.nextCursor]).toEqual([first, String(first)]);
    const signUps = await shop.asOperator('GET', '/api/contacts?kind=newsletter&limit=10');
    expect(signUps.body).toMatchObject({ items: [{ email: 'brief@example.nl' }], total: 1 });
    const { body: waiting } = await shop.asOperator('GET', '/api/admin/to-do');
    expect(waiting).toContainEqual(
      expect.objectContaining({ text: '2 vragen te beantwoorden', path: '/admin/contacts' }),
    );
  });

  test('is confirmed by a mail that repeats none of it and whose answer finds the conversation', async () => {
    await begin('bevestigd@example.nl', 'Koop op evil.example');
    await shop.settle();
    const [mail] = await mailsTo('bevestigd@example.nl', 'contact_received');
    expect(String(mail?.text)).toContain('binnen 2 uur');
    expect(String(mail?.text)).not.toContain('evil');
    const [{ token } = {}] = await shop.rows(
      "select token from contacts where email = 'bevestigd@example.nl'",
    );
    expect(mail?.thread).toMatchObject({
      messageId: expect.stringContaining(String(token)),
      replyTo: `hallo+${token}@zwartwit.example`,
      isPersonal: false,
    });
  });

  test('is found by its words and by those that followed', async () => {
    const id = await begin('zoek@example.nl', 'Is het bamboe?');
    await shop.asOperator('POST', `${PATH}/${id}/notes`, { text: 'Belt liever dan dat ze mailt' });
    for (const words of ['bamboe', 'zoek@example', 'belt liever', 'levertijd bamb'])
      expect((await list(`?q=${encodeURIComponent(words)}`)).items.map((each) => each.id)).toEqual([id]);
    expect((await list('?q=eikenhout')).items).toEqual([]);
  });
});

describe('an answer', () => {
  test('leaves by the outbox with what ties it to the conversation, which then waits no longer', async () => {
    const id = await begin('vraag@example.nl', 'Hoe laat?');
    await shop.settle();
    expect((await reply(id, { text: 'Om vijf uur.\n\nGroet', version: 1 })).status).toBe(204);
    await shop.settle();
    const [mail] = await mailsTo('vraag@example.nl', 'contact_reply');
    expect(mail).toMatchObject({ subject: 'Re: Levertijd', status: 'sent' });
    expect(String(mail?.text)).toMatch(/Om vijf uur\.\s+Groet[\s\S]*schreef je:\s+> Hoe laat\?/);
    const outbox = await shop.asOperator('GET', `/api/admin/outbox/${mail?.id}`);
    const headers = new Map<string, string>(
      Object(outbox.body).headers.map(({ name, value }: Record<string, string>) => [name, value]),
    );
    expect(headers.get('Message-ID')).toMatch(/^<[0-9a-f]{32}\.[0-9a-f]{16}@127\.0\.0\.1>$/);
    expect(headers.get('Reply-To')).toMatch(/^hallo\+[0-9a-f]{32}@zwartwit\.example$/);
    expect(headers.has('Auto-Submitted')).toBe(false);
    const { state, waitingSince, entries } = await read(id);
    expect([state, waitingSince]).toEqual(['answered', null]);
    expect(entries).toMatchObject([
      { id: 0, kind: 'in', text: 'Hoe laat?' },
      { kind: 'out', author: 'admin', text: 'Om vijf uur.\n\nGroet', mail: { status: 'sent' } },
    ]);
    expect((await list()).items.map((each) => each.id)).not.toContain(id);
    expect((await list('?state=answered')).items.map((each) => each.id)).toContain(id);
  });

  test('quotes what it answers without a link that can be pressed, in text and in HTML', async () => {
    const id = await begin(
      'gefopt@example.nl',
      'Kijk op https://evil.example/pay of bel naar www.evil.example',
    );
    await reply(id, { version: 1 });
    const [mail] = await mailsTo('gefopt@example.nl', 'contact_reply');
    const [{ html } = {}] = await shop.rows('select html from mails where id = $1', [mail?.id]);
    for (const words of [String(mail?.text), String(html)]) {
      expect(words).toContain('Kijk op');
      expect(words).not.toMatch(/evil\.example|https:\/\/evil/);
    }
  });

  test('a second one names those before it', async () => {
    const id = await begin('draad@example.nl', 'Een');
    await reply(id, { version: 1 });
    await reply(id, { version: 2 });
    const [one, two] = (await mailsTo('draad@example.nl', 'contact_reply')).map(({ thread }) =>
      Object(thread),
    );
    expect([two.inReplyTo, two.references]).toEqual([one.messageId, [one.messageId]]);
  });

  test('pressed twice, and by two operators at once, it leaves once', async () => {
    const id = await begin('dubbel@example.nl', 'Twee keer');
    const press = { key: 'the-same-press-1234', version: 1 };
    const twice = await Promise.all([reply(id, press), reply(id, press)]);
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    const late = await reply(id, { version: 1 });
    expect([late.status, Object(late.body).code]).toEqual([409, 'edit_conflict']);
    expect(await mailsTo('dubbel@example.nl', 'contact_reply')).toHaveLength(1);
  });

  test('goes to nobody who is on the list of those without mail', async () => {
    const id = await begin('stil@example.nl', 'Hallo');
    await addSuppression(
      { database: shop.database, clock: { now: shop.now } },
      { email: 'stil@example.nl', scope: 'all', detail: '' },
    );
    const refused = await reply(id, { version: 1 });
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'recipient_suppressed']);
    expect((await read(id)).state).toBe('open');
  });

  test('may be the last word, and a conversation can be opened again', async () => {
    const id = await begin('klaar@example.nl', 'Dank je!');
    await reply(id, { version: 1, close: true });
    expect((await read(id)).state).toBe('closed');
    const decide = (state: string, version: number) =>
      shop.asOperator('PUT', `${PATH}/${id}/state`, { state, version });
    expect((await decide('open', 1)).status).toBe(409);
    expect((await decide('open', 2)).status).toBe(204);
    const { state, waitingSince, entries } = await read(id);
    expect([state, typeof waitingSince, entries.at(-1)?.kind]).toEqual(['open', 'string', 'reopened']);
  });
});

describe('beside it', () => {
  test('stand the orders of that address, however it is typed, and templates filled for them', async () => {
    await buyByCard(shop.newBuyer(), { variant: '2x' });
    await shop.settle();
    const [{ customer_email: email } = {}] = await shop.rows('select customer_email from orders');
    await shop.asOperator('POST', '/api/admin/email-templates', {
      name: 'Waar blijft het',
      subject: 'x',
      htmlContent: '<p>Hoi {{customerName}},</p><p>{{orderNumber}} staat op {{orderUrl}}.</p>',
    });
    const id = await begin(String(email).toUpperCase(), 'Waar blijft mijn pakket?');
    const { body } = await shop.asOperator('GET', `${PATH}/${id}/customer`);
    const { customer, orders, templates } = besideConversationSchema.parse(body);
    expect([customer?.orders, orders.map(({ orderNumber }) => orderNumber)]).toEqual([1, ['ZW100001']]);
    const own = templates.find(({ key }) => key === 'waar_blijft_het');
    expect(own?.text).toMatch(/^Hoi Jo,\s+ZW100001 staat op http.*\/bestelling\//);
    expect(templates.find(({ key }) => key === 'reply_where_is_order')?.text).toContain('/bestelling/');
  });

  test('stand letters of the shop, without what only an order could tell', async () => {
    const id = await begin('nieuw@example.nl', 'Waar blijft mijn pakket?');
    const { body } = await shop.asOperator('GET', `${PATH}/${id}/customer`);
    const { templates } = besideConversationSchema.parse(body);
    expect(templates).toHaveLength(6);
    const text = templates.find(({ key }) => key === 'reply_where_is_order')?.text ?? '';
    expect(text).toMatch(/^Hoi Jo,\n\nFijn[\s\S]*Groet, het team van Zwartwit$/);
    expect(text).not.toMatch(/bestelling|\(\)|\n{3}/);
  });
});

describe('who may what', () => {
  test('a viewer reads and does not answer, a writer sees nothing', async () => {
    const id = await begin('rechten@example.nl', 'Hallo');
    for (const [role, get, post] of [
      ['viewer', 200, 403],
      ['writer', 403, 403],
    ] as const) {
      const cookie = await logInForCookie(shop.address, await addSettledOperator(shop, `een-${role}`, role));
      const call = (method: string, path: string, body?: object) =>
        callHttp({ method, url: `${shop.address}${path}`, headers: { cookie }, body });
      expect((await call('GET', `${PATH}/${id}`)).status, role).toBe(get);
      const answer = await call('POST', `${PATH}/${id}/replies`, {
        text: 'x',
        key: 'nobody-gave-me-a-key',
        version: 1,
      });
      expect(answer.status, role).toBe(post);
    }
  });
});

test('the figures tell who waits, since when, and how long the first answer usually takes', async () => {
  const strict = await startTestShop();
  try {
    const ids: number[] = [];
    for (const email of ['a@example.nl', 'b@example.nl', 'c@example.nl', 'd@example.nl']) {
      const url = `${strict.address}/api/contacts`;
      const { body } = await callHttp({ method: 'POST', url, body: { email, message: 'Hoi' } });
      ids.push(Number(Object(body).id));
    }
    const answer = (id: number | undefined) =>
      strict.asOperator('POST', `${PATH}/${id}/replies`, {
        text: 'x',
        key: `key-of-answer-${id}xx`,
        version: 1,
      });
    for (const [place, wait] of [minutes(10), minutes(20), hours(5)].entries()) {
      strict.skip(wait);
      await answer(ids[place]);
    }
    const { body } = await strict.asOperator('GET', `${PATH}/figures`);
    expect(body).toMatchObject({ waiting: 1, answered: 3, medianMinutes: 30 });
    expect(Object(body).oldestSince).toEqual(expect.any(String));
  } finally {
    await strict.stop();
  }
});
