// Tests that a mail server that answers but accepts no mail is reported as failing, and as working again once
// it accepts one.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let isRefusing = true;
let mailServer: MailServer;
let shop: TestShop;
beforeAll(async () => {
  mailServer = await startMailServer({ isRefusing: () => isRefusing });
  shop = await startTestShop({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'winkel@example.nl' } });
});
afterAll(async () => {
  await shop.stop();
  await mailServer.stop();
});

async function mailService() {
  const { body } = await shop.asOperator('GET', '/api/admin/services');
  return (Object(body) as { key: string; state: string; detail: string }[]).find(({ key }) => key === 'mail');
}
const write = (email: string) =>
  callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body: { email, message: 'Hoi' } });
const attempts = async () =>
  Number((await shop.rows("select count(*)::int as n from mail_attempts where outcome = 'postponed'"))[0]?.n);

test('it answers and every recipient is refused: failing, since when, and in its own words', async () => {
  await write('een@example.nl');
  await write('twee@example.nl');
  await expect.poll(attempts).toBeGreaterThanOrEqual(2);
  expect(await mailService()).toMatchObject({ state: 'connected' });
  shop.skip(minutes(6));
  expect(await mailService()).toMatchObject({
    state: 'failing',
    detail: expect.stringMatching(/^Alle mails worden geweigerd sinds .*try again later/),
  });
});

test('once it takes a mail it is well', async () => {
  isRefusing = false;
  await write('drie@example.nl');
  await expect.poll(() => mailServer.received.length).toBeGreaterThanOrEqual(1);
  await expect.poll(mailService).toMatchObject({ state: 'connected' });
});
