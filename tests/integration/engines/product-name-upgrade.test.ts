// Tests the upgrade of a shop from before editable pages: the owner's product name moves to the product and
// appears on landing page, mail and invoice, and the pages contain the default texts with the owner's
// company.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { seedCatalog } from '#modules/catalog/index.ts';
import { defaultPages } from '#modules/pages/content/default-pages.ts';
import { editedPageSchema, pageRowSchema } from '#modules/pages/contract.ts';
import { defaultSettings, seedSettings } from '#modules/settings/index.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { migrationsBefore, openAsVersion } from '#tests/support/earlier-version.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { pdfText } from '#tests/support/pdf-text.ts';

const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' };
const TYPED = 'Zwarte Magie Poeder';
const CITY = 'Breda aan Zee';
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-named-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Fills a database of the version before `0019_pages`: with the product name still in the settings, and with
 * the company in another city.
 */
async function fillEarlier(url: string | null, productName: string): Promise<void> {
  const { earlier } = migrationsBefore('0019_pages', folder);
  const old = await openAsVersion(folder, url, earlier);
  // Today's seed writes columns that came later.
  await old.execute(
    'alter table product_variants add column gift text, add column gtin text, add column mpn text',
  );
  await old.transaction(async (tx) => {
    await seedCatalog(tx, { now: clock.now() });
    await seedSettings(tx, clock);
  });
  await old.execute('alter table product_variants drop column gift, drop column gtin, drop column mpn');
  await old.execute('update products set name = $1', [productName]);
  const company = { ...defaultSettings.company, city: CITY };
  for (const [key, value] of Object.entries({ product: { name: TYPED }, company }))
    await old.execute(
      `insert into settings (key, value, updated_at) values ($1, $2::text::jsonb, now())
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    );
  await old.close();
}

test('a name that was typed among the settings is the product’s, on the landing page, in the mail and on the invoice', () =>
  onEmptyDatabase(async (url) => {
    await fillEarlier(url, 'Zwartwit Actieve Kool Tandpoeder');
    const shop = await createKillableServer(
      builtShop,
      {
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: url ?? '',
        LOG_LEVEL: 'silent',
        ADMIN_USERNAME: OPERATOR.username,
        ADMIN_PASSWORD: OPERATOR.password,
        RATE_LIMIT_SCALE: '1000',
      },
      '/readyz',
    );
    try {
      await shop.start();
      const cookie = await logInForCookie(shop.address, OPERATOR);
      const ask = async (path: string) =>
        (await callHttp({ url: shop.address + path, headers: { cookie } })).body;
      const words = async (path: string) => String(await ask(path));

      expect(await words('/')).toContain(`"name":"${TYPED}"`);
      expect(await words('/')).not.toContain('Zwartwit Actieve Kool Tandpoeder');
      expect(await words('/terms-of-service')).toContain(CITY);

      const { order } = await buyByCard(createBuyer(shop.address), { variant: '1x' });
      const mails = z.array(z.object({ type: z.string(), html: z.string() }));
      const confirmation = async () =>
        mails.parse(await ask('/api/admin/outbox')).find(({ type }) => type === 'order_confirmation');
      await expect.poll(async () => (await confirmation())?.html ?? '').toContain(TYPED);
      const invoice = await ask(`/api/admin/orders/${order.orderId}/invoice`);
      expect(pdfText(z.instanceof(Buffer).parse(invoice)).replaceAll('\n', ' ')).toContain(TYPED);

      const rows = pageRowSchema.array().parse(await ask('/api/admin/pages'));
      expect(
        rows.every(({ changed, published, updatedBy }) => published && !changed && updatedBy === ''),
      ).toBe(true);
      for (const { kind, slug, content } of defaultPages) {
        const pages = rows.filter((row) => row.kind === kind);
        const shown = await Promise.all(
          pages.map(async ({ id }) => editedPageSchema.parse(await ask(`/api/admin/pages/${id}`))),
        );
        expect(shown.find((page) => page.slug === slug)?.live, `${kind} ${slug}`).toEqual(content);
      }
    } finally {
      await shop.stop();
    }
  }));

test('a product that its owner had named otherwise keeps that name, and the setting stays for the version before', () =>
  onEmptyDatabase(async (url) => {
    await fillEarlier(url, 'Kool van de Boer');
    const database = await openAsVersion(folder, url);
    const rows = async (query: string) => (await database.execute(query)).rows;
    expect(await rows('select name, version from products')).toEqual([
      { name: 'Kool van de Boer', version: 1 },
    ]);
    expect(await rows("select value from settings where key = 'product'")).toEqual([
      { value: { name: TYPED } },
    ]);
    await database.close();
  }));
