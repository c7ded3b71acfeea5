// Tests a payment that succeeds while the shop is down and whose webhook is lost: the next start finds it
// immediately.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { accepted, createBuyer } from '#tests/support/buyer.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';

const OPERATOR = { username: 'admin', password: 'een lang wachtwoord' };

test('what was paid while nobody was there is an order after the next start', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const folder = mkdtempSync(join(tmpdir(), 'zwartwit-away-'));
    const server = await createKillableServer(builtShop, {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'silent',
      SANDBOX_WEBHOOKS: 'lost',
      ADMIN_USERNAME: OPERATOR.username,
      ADMIN_PASSWORD: OPERATOR.password,
    });
    try {
      await server.start();
      const buyer = createBuyer(server.address);
      await buyer.saveDetails();
      const started = await buyer.checkout({ variant: '1x' });
      accepted(await buyer.payByCard(started));
      await server.kill();
      await server.start();
      const cookie = await logInForCookie(server.address, OPERATOR);
      const orders = async () =>
        (await callHttp({ url: `${server.address}/api/admin/orders`, headers: { cookie } })).body;
      await expect.poll(orders).toMatchObject([{ paymentIntentId: started.paymentIntentId }]);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }));
