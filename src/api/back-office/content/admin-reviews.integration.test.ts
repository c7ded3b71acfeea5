// Tests the review endpoints of the back-office over HTTP: moderation, which fields may change, links,
// examples and CSV files.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type Review,
  reviewLinkResultSchema,
  reviewPageSchema,
  reviewSchema,
} from '#modules/reviews/contract.ts';
import { buyByCard, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PATH = '/api/admin/reviews';
const words = { customerName: 'Jo', rating: 4, comment: 'Fijn poeder, snel in huis' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.rows('delete from reviews'));
afterAll(() => shop.stop());

const list = async (query = 'limit=50') =>
  reviewPageSchema.parse((await shop.asOperator('GET', `${PATH}?${query}`)).body);
const submit = async (fields: object = {}): Promise<Review> => {
  await callHttp({ method: 'POST', url: `${shop.address}/api/reviews`, body: { ...words, ...fields } });
  const [newest] = (await list()).items;
  return reviewSchema.parse(newest);
};
const change = (id: number, body: object) => shop.asOperator('PUT', `${PATH}/${id}`, body);
const placeOrder = async () => {
  const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
  if (order.orderId === null) throw new Error('The order was not placed');
  return { id: order.orderId, orderNumber: `ZW${100_000 + order.orderId}` };
};
const shown = async () =>
  z
    .array(z.looseObject({ customerName: z.string() }))
    .parse((await callHttp({ url: `${shop.address}/api/reviews` })).body);

describe('the picture of a review', () => {
  const picture = '/media/0123456789abcdef0123456789abcdef-640x640/640.webp';

  test('is taken when adding, shown in the shop at the size it needs, changed and taken away', async () => {
    const added = await shop.asOperator('POST', PATH, { ...words, avatarUrl: picture });
    const { id, avatarUrl } = reviewSchema.parse(added.body);
    expect([added.status, avatarUrl]).toEqual([201, picture]);
    expect(await shown()).toMatchObject([{ avatarUrl: picture.replace('640.webp', '320.webp') }]);
    const elsewhere = 'https://cdn.example.com/jo.jpg';
    expect((await change(id, { avatarUrl: elsewhere })).body).toMatchObject({ avatarUrl: elsewhere });
    // Pages show pictures from the shop's own origin only, so this one is left out.
    expect(await shown()).toMatchObject([{ avatarUrl: null }]);
    expect((await change(id, { comment: 'Nog steeds fijn' })).body).toMatchObject({ avatarUrl: elsewhere });
    expect((await change(id, { avatarUrl: '' })).body).toMatchObject({ avatarUrl: null });
    expect((await change(id, { avatarUrl: 'jo.jpg' })).status).toBe(422);
  });

  test('of a customer’s own review may be given too, and comes with a file', async () => {
    const { id } = await submit();
    expect((await change(id, { avatarUrl: picture })).body).toMatchObject({ avatarUrl: picture, ...words });
    const content = `Naam;Sterren;Review;Foto\nKim;5;Prima poeder;${picture}`;
    await shop.asOperator('POST', `${PATH}/import`, { content, importedFrom: 'Kiyoh' });
    expect((await list()).items.find(({ customerName }) => customerName === 'Kim')).toMatchObject({
      avatarUrl: picture,
    });
  });
});

describe('a review of a customer', () => {
  test('waits, is published, and is counted from then on', async () => {
    const { id, status } = await submit();
    expect([status, (await list()).facts]).toEqual(['pending', { pending: 1, count: 0, average: null }]);
    expect(await shown()).toEqual([]);
    expect((await change(id, { status: 'published' })).body).toMatchObject({
      status: 'published',
      version: 2,
    });
    expect(await shown()).toMatchObject([{ customerName: 'Jo', ownerReply: null, importedFrom: null }]);
    expect((await list()).facts).toEqual({ pending: 0, count: 1, average: 4 });
  });

  test('is rejected with a reason, which goes when it is published after all', async () => {
    const { id } = await submit();
    const rejected = await change(id, { status: 'rejected', rejectionReason: 'off_topic' });
    expect(rejected.body).toMatchObject({ status: 'rejected', rejectionReason: 'off_topic' });
    expect((await change(id, { status: 'published' })).body).toMatchObject({ rejectionReason: null });
  });

  test('keeps its stars and words, whoever edits it', async () => {
    const { id } = await submit();
    for (const fields of [{ rating: 5 }, { comment: 'Geweldig!' }]) {
      const refused = await change(id, fields);
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'customer_words' }]);
    }
    expect((await change(id, { ...words, customerName: 'J.' })).body).toMatchObject({ customerName: 'J.' });
  });

  test('is answered by the shop under the review, and the answer can be taken away', async () => {
    const { id } = await submit();
    const answered = await change(id, { status: 'published', ownerReply: ' Dank je wel! ' });
    expect(answered.body).toMatchObject({ ownerReply: 'Dank je wel!', ownerRepliedAt: expect.any(String) });
    expect(await shown()).toMatchObject([{ ownerReply: 'Dank je wel!' }]);
    expect((await change(id, { ownerReply: '' })).body).toMatchObject({
      ownerReply: null,
      ownerRepliedAt: null,
    });
  });

  test('is not overwritten by an operator who saw an older state', async () => {
    const { id, version } = await submit();
    await change(id, { version, ownerReply: 'Een' });
    const second = await change(id, { version, ownerReply: 'Twee' });
    expect([second.status, second.body]).toMatchObject([409, { code: 'edit_conflict', version: 2 }]);
    expect((await shop.asOperator('GET', `${PATH}/${id}`)).body).toMatchObject({
      ownerReply: 'Een',
      version: 2,
    });
  });

  test('is verified by the order it names once a person has compared them, one review for each order', async () => {
    const { id, orderNumber } = await placeOrder();
    const other = await submit({ customerName: 'Iemand anders', orderNumber });
    const own = await submit({ orderNumber });
    const named = { id, orderNumber, customerName: DETAILS.customerName };
    expect([own.verified, own.namedOrder]).toEqual([false, named]);
    expect((await change(own.id, { verified: true })).body).toMatchObject({
      verified: true,
      namedOrder: null,
    });
    const second = await change(other.id, { verified: true });
    expect([second.status, second.body]).toMatchObject([409, { code: 'order_not_matching' }]);
    expect((await change(own.id, { verified: false })).body).toMatchObject({
      verified: false,
      namedOrder: named,
    });
  });

  test('that names no order of the shop cannot be verified', async () => {
    const { id, namedOrder } = await submit({ orderNumber: 'ZW999999' });
    expect(namedOrder).toBeNull();
    expect((await change(id, { verified: true })).body).toMatchObject({ code: 'order_not_matching' });
  });

  test('is deleted for good', async () => {
    const { id } = await submit();
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await change(id, { status: 'published' })).status).toBe(404);
  });
});

describe('a review taken over from elsewhere', () => {
  test('is published, says where it stands, and never counts', async () => {
    const added = await shop.asOperator('POST', PATH, { ...words, rating: '5', importedFrom: 'Kiyoh' });
    expect([added.status, added.body]).toMatchObject([
      201,
      { source: 'import', status: 'published', verified: false, rating: 5, importedFrom: 'Kiyoh' },
    ]);
    expect(await shown()).toMatchObject([{ importedFrom: 'Kiyoh', sample: false, verified: false }]);
    expect((await list()).facts.count).toBe(0);
    const { id } = reviewSchema.parse(added.body);
    expect((await change(id, { comment: 'Beter overgenomen', importedFrom: '' })).body).toMatchObject({
      comment: 'Beter overgenomen',
      importedFrom: 'elders',
    });
    expect((await change(id, { verified: true })).body).toMatchObject({ code: 'order_not_matching' });
  });

  test('says of each wrong field what is wrong', async () => {
    const answer = await shop.asOperator('POST', PATH, { customerName: ' ', rating: '6', comment: '' });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      {
        errors: [
          { path: 'customerName', message: 'Klantnaam is verplicht' },
          { path: 'rating', message: 'Kies 1 tot 5 sterren' },
          { path: 'comment', message: 'Review is verplicht' },
        ],
      },
    ]);
  });
});

test('the list is searched, filtered, sorted and paged, and the file has the same rows', async () => {
  for (const [customerName, rating] of [
    ['Anne', 2],
    ['Zoë', 5],
    ['Bram', 3],
  ] as const) {
    await submit({ customerName, rating });
  }
  const names = async (query: string) => (await list(query)).items.map(({ customerName }) => customerName);
  expect(await names('sort=highest')).toEqual(['Zoë', 'Bram', 'Anne']);
  expect(await names('q=zoe')).toEqual(['Zoë']);
  expect(await names('status=published')).toEqual([]);
  expect(await names('verified=false&source=customer&sort=lowest')).toEqual(['Anne', 'Bram', 'Zoë']);
  const first = await list('sort=highest&limit=2');
  expect([first.total, await names(`sort=highest&limit=2&cursor=${first.nextCursor}`)]).toEqual([
    3,
    ['Anne'],
  ]);
  expect(z.array(reviewSchema).parse((await shop.asOperator('GET', PATH)).body)).toHaveLength(3);
  const file = await shop.asOperator('GET', `${PATH}.csv?q=zoe`);
  expect(String(file.body)).toMatch(/^\ufeff?Naam;Sterren;Review;Datum;.*\r\nZoë;5;/);
});

describe('Generate AI Reviews', () => {
  test('adds five different examples, labelled and never counted, and other ones the next time', async () => {
    for (const times of [1, 2]) {
      const created = await shop.asOperator('POST', `${PATH}/generate`, { count: 5 });
      expect([created.status, z.array(reviewSchema).parse(created.body).length]).toEqual([201, 5]);
      const all = await shown();
      expect(new Set(all.map(({ comment }) => comment)).size).toBe(5 * times);
      expect(all.every(({ sample }) => sample === true)).toBe(true);
    }
    expect((await list()).facts).toEqual({ pending: 0, count: 0, average: null });
  });
});

describe('a review link', () => {
  const make = (body: object) => shop.asOperator('POST', `${PATH}/generate-link`, body);

  test('comes with a QR picture and the finished mail, and without an order proves nothing', async () => {
    const firstLink = reviewLinkResultSchema.parse((await make({ customerName: 'No&or Smit' })).body);
    expect(new URL(firstLink.reviewLink).pathname).toBe('/leave-review');
    expect(Object.fromEntries(new URL(firstLink.reviewLink).searchParams)).toEqual({ name: 'No&or Smit' });
    expect(firstLink.qrCodeUrl).toMatch(/^data:image\/png;base64,/);
    expect(firstLink.verified).toBe(false);
    // The name is kept together on one line.
    expect(firstLink.emailTemplate.htmlContent).toContain('No&amp;or\u00a0Smit');
    expect(firstLink.emailTemplate.textContent).toContain(firstLink.reviewLink);
    expect(JSON.stringify(firstLink.emailTemplate)).not.toContain('{{');
  });

  test('with an order verifies the review, and works once', async () => {
    const { orderNumber } = await placeOrder();
    const body = { customerName: 'Noor', orderId: orderNumber.toLowerCase() };
    const secondLink = reviewLinkResultSchema.parse((await make(body)).body);
    const { searchParams } = new URL(secondLink.reviewLink);
    expect([...searchParams.keys()]).toEqual(['token']);
    const token = searchParams.get('token');
    expect(await submit({ token })).toMatchObject({ verified: true });
    const again = await make(body);
    expect([again.status, again.body]).toMatchObject([422, { errors: [{ path: 'orderId' }] }]);
  });

  test('asks for a name, a good address and an order that exists', async () => {
    expect((await make({ customerName: '', customerEmail: 'geen adres' })).body).toMatchObject({
      errors: [
        { path: 'customerName', message: 'Klantnaam is verplicht' },
        { path: 'customerEmail', message: 'Voer een geldig emailadres in' },
      ],
    });
    expect((await make({ customerName: 'Jo', orderId: 999_999 })).body).toMatchObject({
      errors: [{ path: 'orderId', message: 'Deze bestelling kennen we niet.' }],
    });
  });

  test('is mailed once a day to the same person', async () => {
    const send = () =>
      shop.asOperator('POST', `${PATH}/send-link`, { customerName: 'Jo', customerEmail: 'jo@example.nl' });
    expect((await send()).body).toEqual({ recipient: 'jo@example.nl' });
    expect((await send()).body).toMatchObject({ code: 'already_sent' });
    const mails = await shop.rows("select unsubscribe_url from mails where recipient = 'jo@example.nl'");
    expect(mails).toEqual([{ unsubscribe_url: expect.stringContaining('/afmelden?token=') }]);
  });
});

describe('a file of reviews', () => {
  const file = {
    content: 'Naam;Sterren;Review;Datum\nJo;5;Prima;2025-03-01\nKim;9;Slecht;\nJo;5;prima!;',
    importedFrom: 'Kiyoh',
  };
  const counts = { ready: 1, duplicates: 1, invalid: 1 };

  test('is previewed without adding anything, then added once', async () => {
    const preview = await shop.asOperator('POST', `${PATH}/import/preview`, file);
    expect([preview.status, preview.body]).toMatchObject([200, counts]);
    expect((await list()).total).toBe(0);
    expect((await shop.asOperator('POST', `${PATH}/import`, file)).body).toMatchObject(counts);
    expect((await list()).items).toMatchObject([
      { customerName: 'Jo', source: 'import', importedFrom: 'Kiyoh', createdAt: '2025-03-01T12:00:00.000Z' },
    ]);
    expect((await shop.asOperator('POST', `${PATH}/import`, file)).body).toMatchObject({
      ready: 0,
      duplicates: 2,
    });
    expect((await list()).total).toBe(1);
  });

  test('that is none is refused at its field', async () => {
    const answer = await shop.asOperator('POST', `${PATH}/import`, { content: 'hallo', importedFrom: '' });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: 'importedFrom' }] }]);
    const unread = await shop.asOperator('POST', `${PATH}/import`, {
      content: 'hallo',
      importedFrom: 'Kiyoh',
    });
    expect([unread.status, unread.body]).toMatchObject([422, { errors: [{ path: 'content' }] }]);
  });
});
