// Tests that forms cannot be misused with somebody else's address: mails greet only by real names, repeat no
// text to third parties, and cannot fill a mailbox.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareBooks } from '#modules/operations/index.ts';
import { withdrawalPageSchema } from '#modules/returns/contract.ts';
import { days, hours, minutes } from '#shared/clock.ts';
import { DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { refusedBuyer } from '#tests/support/refused-buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const HOSTILE = '! Je pakket is geweigerd, betaal EUR 1,95 via https://evil.example/zwartwit-betalen';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type SentMail = { type: string; subject: string; html: string; text: string };

async function mailsTo(email: string): Promise<SentMail[]> {
  const rows = await shop.rows(
    'select type, subject, html, text from mails where recipient = $1 order by id',
    [email],
  );
  return rows.map((row) => ({
    type: String(row.type),
    subject: String(row.subject),
    html: String(row.html),
    text: String(row.text),
  }));
}

async function postponedOver(queue: string): Promise<void> {
  await shop.settle();
  await shop.rows(`update jobs.job set start_after = now() where data->>'kind' = $1 and state = 'created'`, [
    queue,
  ]);
  await shop.settle();
}

function withdraw(fields: Record<string, string>) {
  return callHttp({ method: 'POST', url: `${shop.address}/api/withdrawals`, body: fields });
}

describe('a name of a stranger', () => {
  test('that is a message does not get into the reminder of a basket', async () => {
    const email = 'slachtoffer.een@example.nl';
    await shop.newBuyer().saveDetails({
      ...DETAILS,
      customerEmail: email,
      customerName: HOSTILE,
      variant: '2x',
      remindMe: true,
    });
    await shop.settle();
    shop.skip(hours(4));
    await postponedOver('send-reminder');
    const [mail] = await mailsTo(email);
    expect(mail?.type).toBe('abandoned_checkout');
    for (const content of [mail?.subject, mail?.html, mail?.text]) {
      expect(content).not.toContain('evil');
      expect(content).not.toContain('1,95');
    }
    expect(mail?.text).toContain('Hoi,\n\nJe was bezig');
  });

  test('nor into the mail about a payment that failed', async () => {
    const email = 'slachtoffer.twee@example.nl';
    const { buyer } = await refusedBuyer(shop, DECLINED_CARD, email);
    await buyer.saveDetails({ ...DETAILS, customerEmail: email, customerName: HOSTILE });
    await postponedOver('send-recovery-mail');
    const [mail] = await mailsTo(email);
    expect(mail?.type).toBe('payment_failed');
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil');
    expect(mail?.text).toContain('Hoi,\n\nJe');
  });

  test('that is a name is greeted', async () => {
    const email = 'anna.met.naam@example.nl';
    await refusedBuyer(shop, DECLINED_CARD, email);
    await postponedOver('send-recovery-mail');
    expect((await mailsTo(email))[0]?.text).toContain('Hoi Anna,\n\nJe');
  });
});

describe('the receipt of a withdrawal', () => {
  test('repeats nothing of the form to an address that has no such order', async () => {
    const email = 'slachtoffer.drie@example.nl';
    await withdraw({
      customerName: 'Beveiliging',
      orderNumber: 'Ga naar evil.example en log in',
      customerEmail: email,
      reason: 'Log in op evil.example/inloggen en betaal EUR 1,95',
    });
    await shop.settle();
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('We hebben je herroeping ontvangen');
    for (const content of [mail?.html, mail?.text]) {
      expect(content).not.toContain('evil');
      expect(content).not.toContain('Beveiliging');
      expect(content).toMatch(/HR\d{6}/);
      expect(content).toContain('Heb je het pakket al? Stuur het uiterlijk');
    }
  });

  test('repeats the declaration to the customer of the order, without a link that works', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails({ ...DETAILS, customerEmail: 'koper@example.nl' });
    const started = await buyer.checkout({ variant: '1x' });
    await buyer.payByCard(started);
    const orderNumber = (await buyer.askForOrder(started.paymentIntentId)).orderNumber ?? '';
    await withdraw({
      customerName: 'Anna de Vries',
      orderNumber,
      customerEmail: 'Koper@example.nl',
      reason: 'Zie evil.example/inloggen',
    });
    await shop.settle();
    const receipt = (await mailsTo('Koper@example.nl')).find(({ type }) => type === 'withdrawal_received');
    for (const content of [receipt?.html, receipt?.text]) {
      for (const part of [`bestelling ${orderNumber} herroep`, 'Anna de Vries', 'Zie evil. example'])
        expect(content).toContain(part);
      expect(content).not.toContain('evil.example');
      expect(content).toContain('Je pakket is nog niet verzonden.');
      expect(content).not.toContain('Heb je het pakket al?');
    }
  });
});

describe('a mailbox', () => {
  const signUp = (email: string) =>
    callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body: { email, newsletter: true } });

  const countTo = async (pattern: string) => {
    const rows = await shop.rows(
      'select type, count(*)::int from mails where recipient ilike $1 group by type',
      [pattern],
    );
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  };
  const declareFor = (email: string, orderNumber: string) =>
    withdraw({ customerName: 'Anna', orderNumber, customerEmail: email });

  test('gets three mails a day of a kind that anybody could have caused, however its address is written', async () => {
    for (let count = 0; count < 4; count += 1) {
      await signUp(`Vol+${count}@example.nl`);
      await shop.settle();
      shop.skip(hours(1));
    }
    expect(await countTo('vol%@example.nl')).toEqual({ newsletter_confirmation: 3 });
    shop.skip(days(1));
    await signUp('vol@example.nl');
    await shop.settle();
    expect(await countTo('vol%@example.nl')).toEqual({ newsletter_confirmation: 4 });
  });

  test('still gets what is about an order of its own', async () => {
    const email = 'druk@example.nl';
    for (let count = 0; count < 4; count += 1) await signUp(email);
    const buyer = shop.newBuyer();
    await buyer.saveDetails({ ...DETAILS, customerEmail: email });
    await buyer.payByCard(await buyer.checkout({ variant: '1x' }));
    await shop.settle();
    expect(await countTo(email)).toMatchObject({ order_confirmation: 1 });
  });

  test('gets the receipt of every withdrawal, whatever else was sent to it by others', async () => {
    const email = 'volgeschreven@example.nl';
    const message = {
      name: 'Anna',
      email,
      subject: 'Vraag',
      message: 'Wanneer komt mijn pakket aan?',
    };
    for (let count = 0; count < 4; count += 1) {
      await callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body: message });
      await signUp(email);
    }
    for (const day of ['3 mei', '4 mei', '5 mei', '6 mei', '7 mei'])
      await declareFor(email, `besteld op ${day}`);
    await shop.settle();
    expect(await countTo(email)).toMatchObject({ withdrawal_received: 5 });
  });

  test('gets ten receipts a day of one sender; what is beyond them is said in the list, and is no difference', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails({ ...DETAILS, customerEmail: 'eigenaar@example.nl' });
    const started = await buyer.checkout({ variant: '1x' });
    await buyer.payByCard(started);
    const orderNumber = (await buyer.askForOrder(started.paymentIntentId)).orderNumber ?? '';
    const email = 'overspoeld@example.nl';
    for (let count = 0; count < 12; count += 1) await declareFor(email, orderNumber);
    await shop.settle();
    expect(await countTo(email)).toEqual({ withdrawal_received: 10 });
    shop.skip(minutes(20));
    const { body } = await shop.asOperator('GET', `/api/admin/withdrawals?q=${email}&limit=20`);
    const receipts = withdrawalPageSchema.parse(body).items.map(({ receipt }) => receipt);
    expect(receipts).toEqual(['none', 'none', ...Array<string>(10).fill('sent')]);
    await compareBooks(shop.shop, 'system');
    const open = await shop.asOperator('GET', '/api/admin/differences?state=open');
    expect(open.body).toEqual([]);
    // Others declare for the same mailbox too: theirs are sent, and so is that of the customer.
    await declareFor('eigenaar@example.nl', orderNumber);
    await shop.settle();
    expect(await countTo('eigenaar@example.nl')).toMatchObject({ withdrawal_received: 1 });
  });
});
