// Tests a full disk with the embedded database: nothing is confirmed that was not saved, nothing is lost, and
// the shop continues when there is space again.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openIdleShop } from '#tests/harness/shop/idle-shop.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { type Buyer, buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { photo, pictureForm } from '#tests/support/pictures.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';

const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' };

const probe = mountSmallDisk(1);
probe?.remove();
if (!probe) console.info('Not tested: a full disk. This machine does not let us mount a small one.');

let disk: SmallDisk;
let server: KillableServer;
beforeEach(async () => {
  const mounted = mountSmallDisk(120);
  if (!mounted) throw new Error('The disk could not be mounted');
  disk = mounted;
  server = await createKillableServer(builtShop, {
    DATA_DIR: join(disk.folder, 'data'),
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  });
  await server.start();
});
afterEach(async () => {
  await server.kill();
  disk.remove();
});

const ask = (path: string) => callHttp({ url: `${server.address}${path}` });
const saveDetails = (buyer: Buyer) =>
  buyer.call('POST', '/api/draft-orders/upsert', { sessionId: buyer.sessionId, ...DETAILS });
const turnedAway = {
  status: 503,
  body: { code: expect.stringMatching(/^(temporarily|payment)_unavailable$/) },
};

async function orders(): Promise<Record<string, unknown>[]> {
  const { database, close } = await openIdleShop({
    dataFolder: join(disk.folder, 'data'),
    databaseUrl: null,
    address: server.address,
  });
  const { rows } = await database.execute('select payment_id, flags from orders order by id').finally(close);
  return rows;
}

describe.skipIf(!probe)('a full disk', () => {
  test('turns visitors away with 503 and Retry-After, and the monitor hears why', async () => {
    const buyer = createBuyer(server.address);
    await buyer.saveDetails();
    disk.fill();
    const answers: Answer[] = [];
    for (let round = 0; round < 20; round += 1) {
      answers.push(
        await saveDetails(createBuyer(server.address)),
        await buyer.tryCheckout({ variant: '1x' }),
      );
    }
    // What still fits into pages there are is kept; everything else is turned away, and nothing is a fault.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatchObject(turnedAway);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { checks: { storage: 'failing' } } });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/api/variants')).status).toBe(200);
  });

  test('takes no photo and says so, leaves nothing of it, and takes it when there is room', async () => {
    const cookie = await logInForCookie(server.address, OPERATOR);
    const { body, type } = pictureForm(await photo({ width: 800, height: 600 }), 'foto.jpg');
    const sendPhoto = () =>
      callHttp({
        method: 'POST',
        url: `${server.address}/api/upload`,
        body,
        headers: { cookie, 'content-type': type },
      });
    disk.fill();
    expect(await sendPhoto()).toMatchObject({ status: 503, body: { code: 'media_storage_unavailable' } });
    disk.free();
    expect(await sendPhoto()).toMatchObject({ status: 200 });
  });

  test.each([0, 8])('with %i MB left is named by a shop that starts there, in one sentence', async (left) => {
    await server.kill();
    rmSync(join(disk.folder, 'data'), { recursive: true });
    disk.fill(left);
    const said = await server.start().catch(String);
    expect(said).toMatch(/The disk of \S+ is full: [\d.]+ MB free\. Make room and start again\./);
    expect(said).not.toMatch(/\n\s+at /);
  });

  test('that is only to be read is named by a shop that starts on it', async () => {
    await server.kill();
    disk.makeReadOnly();
    const said = await server.start().catch(String);
    expect(said).toMatch(/The disk of \S+ is read-only\./);
    expect(said).not.toMatch(/\n\s+at /);
  });

  test('loses nothing: whoever paid has an order, and whoever could not buy buys on when there is room', async () => {
    const before = await buyByCard(createBuyer(server.address), { variant: '1x' });
    const halfway = createBuyer(server.address);
    await halfway.saveDetails();
    const started = await halfway.checkout({ variant: '2x' });
    disk.fill();
    for (let round = 0; round < 5; round += 1) {
      await halfway.payByCard(started);
      await halfway.tryOrder(started.paymentIntentId);
    }
    disk.free();
    expect((await halfway.payByCard(started)).status).toBe(200);
    const { orderId } = await halfway.askForOrder(started.paymentIntentId);
    expect(orderId).not.toBeNull();
    expect((await ask('/readyz')).status).toBe(200);
    await server.stop();
    expect(await orders()).toEqual(
      [before, started].map(({ paymentIntentId }) => ({ payment_id: paymentIntentId, flags: [] })),
    );
  });

  test('of which the process is killed leaves every order in place', async () => {
    const { paymentIntentId } = await buyByCard(createBuyer(server.address), { variant: '1x' });
    disk.fill();
    for (let round = 0; round < 20; round += 1) await saveDetails(createBuyer(server.address));
    await server.kill();
    disk.free();
    await server.start();
    const again = await buyByCard(createBuyer(server.address), { variant: '3x' });
    await server.stop();
    expect(await orders()).toMatchObject([
      { payment_id: paymentIntentId },
      { payment_id: again.paymentIntentId },
    ]);
  });
});
