// Tests verified backups: they are copied to a second location despite connection failures, and one is
// restored and compared with the shop. Changes behind the shop's back are found; changes by an operator are
// no difference.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type BackupChecks,
  backupChecksSchema,
  goLiveSchema,
  serviceSchema,
  tryRestore,
} from '#modules/operations/index.ts';
import { clearScratch, inScratchFolder } from '#platform/database/backup/scratch.ts';
import { days, hours } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const place = join(mkdtempSync(join(tmpdir(), 'zwartwit-place-')), 'kopie');
const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const nameOf = (day: string) => `backup-${day}T03-30-00.000Z.ndjson.gz`;

let shop: TestShop;
beforeAll(async () => {
  mkdirSync(place);
  shop = await startTestShop({
    env: { BACKUP_TO: place, BACKUP_KEY: 'een lange sleutel die elders ligt, 1' },
  });
  await buyByCard(shop.newBuyer(), { variant: '1x' });
  await buyByCard(shop.newBuyer(), { variant: '3x' });
  await shop.settle();
  // Long ago enough to have to be in every backup from here on.
  shop.skip(hours(1));
});
afterAll(async () => {
  await shop.stop();
  rmSync(join(place, '..'), { recursive: true, force: true });
});

const backUp = async () => {
  const made = await shop.asOperator('POST', '/api/admin/backup', {});
  expect(made.status).toBe(201);
  return String(Object(made.body).name);
};
const checks = async (): Promise<BackupChecks> =>
  backupChecksSchema.parse((await shop.asOperator('GET', '/api/admin/backup-checks')).body);
const service = async () => {
  const { body } = await shop.asOperator('GET', '/api/admin/services');
  return z
    .array(serviceSchema)
    .parse(body)
    .find(({ key }) => key === 'backups');
};
const tryNow = async () => {
  expect((await shop.asOperator('POST', '/api/admin/backup-trials', {})).status).toBe(202);
  await shop.settle();
  return (await checks()).trial;
};
const figure = async (name: string, state: string) => {
  const { body } = await shop.asOperator('GET', '/metrics');
  const found = new RegExp(`^zwartwit_${name}\\{state="${state}"\\} (\\d+)$`, 'm').exec(String(body));
  return found ? Number(found[1]) : null;
};

test('a backup lies at the second place as it was made, with its digest beside it', async () => {
  expect(await checks()).toMatchObject({ place, copy: null, trial: null });
  const name = await backUp();
  await shop.settle();
  expect(readdirSync(place).sort()).toEqual([name, `${name}.sha256`]);
  const own = digestOf(join(shop.dataDir, 'backups', name));
  expect(digestOf(join(place, name))).toBe(own);
  expect(readFileSync(join(place, `${name}.sha256`), 'utf8')).toBe(`${own}  ${name}\n`);
  expect((await checks()).copy).toMatchObject({ ok: true, begunAt: null, report: { names: [name] } });
  expect(await service()).toMatchObject({ state: 'connected' });
  expect([await figure('backup_ok', 'copied'), await figure('backup_ok', 'proven')]).toEqual([1, null]);
});

test('a place that is away costs no backup, is told, and gets what it lacks when it is back', async () => {
  renameSync(place, `${place}-weg`);
  shop.skip(hours(1));
  const name = await backUp();
  await expect.poll(async () => (await checks()).copy?.ok).toBe(false);
  const { copy } = await checks();
  expect(copy?.detail).toBe(`De kopie naar ${place} is niet gelukt. De map of het bestand bestaat niet.`);
  // Of what it knew before, nothing is forgotten.
  expect(copy?.report?.names).toHaveLength(1);
  expect(await service()).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining(copy?.detail ?? '-'),
  });
  expect(await figure('backup_ok', 'copied')).toBe(0);
  expect(existsSync(place)).toBe(false);
  renameSync(`${place}-weg`, place);
  await shop.settle();
  expect((await checks()).copy).toMatchObject({
    ok: true,
    report: { names: expect.arrayContaining([name]) },
  });
  expect(await service()).toMatchObject({ state: 'connected' });
});

test('a newest backup at the second place that bears no seal is not put back, and the trial says why', async () => {
  await backUp();
  await shop.settle();
  const forged = nameOf('2031-01-01');
  const content = 'een back-up die niet van de winkel is';
  writeFileSync(join(place, forged), content);
  const digest = createHash('sha256').update(content).digest('hex');
  writeFileSync(join(place, `${forged}.sha256`), `${digest}  ${forged}\n`);
  expect(await tryNow()).toMatchObject({
    ok: false,
    detail: expect.stringContaining('niet verzegeld, hoewel er een BACKUP_KEY is'),
  });
  for (const name of [forged, `${forged}.sha256`]) rmSync(join(place, name));
});

test('what was cut off on its way there is brought again, and what need not stay goes', async () => {
  const name = await backUp();
  await shop.settle();
  rmSync(join(place, `${name}.sha256`));
  writeFileSync(join(place, name), 'half');
  const old = ['2020-03-02', '2020-03-09', '2020-03-10'].map(nameOf);
  for (const one of old) {
    writeFileSync(join(place, one), one);
    writeFileSync(join(place, `${one}.sha256`), `${'0'.repeat(64)}  ${one}\n`);
  }
  writeFileSync(join(place, 'vakantie.jpg'), '');
  for (let day = 1; day <= 13; day += 1) {
    const own = nameOf(`2026-01-${String(day).padStart(2, '0')}`);
    writeFileSync(join(shop.dataDir, 'backups', own), own);
  }
  await backUp();
  await shop.settle();
  expect(digestOf(join(place, name))).toBe(digestOf(join(shop.dataDir, 'backups', name)));
  // With what was made today there are more than 14 days; of the second month of the old ones only its last
  // stays.
  const left = readdirSync(place).filter((one) => one.startsWith('backup-2020') && !one.endsWith('sha256'));
  expect(left).toEqual([nameOf('2020-03-02'), nameOf('2020-03-10')]);
  expect(existsSync(join(place, 'vakantie.jpg'))).toBe(true);
  for (const one of readdirSync(join(shop.dataDir, 'backups')))
    if (one.startsWith('backup-2026-01')) rmSync(join(shop.dataDir, 'backups', one));
});

test('a backup comes back as the shop is, also when the shop has gone on', async () => {
  await backUp();
  await shop.settle();
  const [{ sold } = { sold: 0 }] = await shop.rows('select sum(total)::int as sold from orders');
  await buyByCard(shop.newBuyer(), { variant: '2x' });
  const [order] = await shop.rows('select id, version from orders order by id');
  const edit = { total: '1.00', reason: 'Anders afgesproken', version: order?.version };
  expect((await shop.asOperator('PUT', `/api/orders/${order?.id}`, edit)).status).toBe(200);
  await shop.settle();
  const trial = await tryNow();
  expect(trial).toMatchObject({ ok: true, begunAt: null, report: { from: 'copy', differing: 0 } });
  const sums = Object.fromEntries(trial?.report?.books.map(({ book, ...sum }) => [book, sum]) ?? []);
  expect(sums).toMatchObject({
    orders: { count: 2, cents: sold },
    invoices: { count: 2, cents: sold },
    payments: { count: 2, cents: sold },
    refunds: { count: 0, cents: 0 },
  });
  expect(trial?.report?.rows).toBeGreaterThan(100);
  expect(readdirSync(join(shop.dataDir, 'trial'))).not.toContain('scratch');
  expect(await figure('backup_ok', 'proven')).toBe(1);
  expect(await figure('backup_age_seconds', 'proven')).toBeLessThan(60);
  expect(await service()).toMatchObject({ detail: expect.stringContaining('Op proef teruggezet') });
});

const TAMPERINGS: [string, string, RegExp][] = [
  [
    'an amount',
    'update orders set subtotal = 1 where id = (select min(id) from orders)',
    /^Bestelling ZW\d+: subtotaal was 2495, en is nu 1\.$/,
  ],
  [
    'a total without its history',
    'update orders set total = 7 where id = (select max(id) from orders)',
    /bedrag was € ?[\d,]+, en is nu € ?0,07/,
  ],
  [
    'a payment that is gone',
    "delete from payments where status = 'succeeded' and id = (select payment_id from orders order by id limit 1)",
    /^Betaling pi_\w+ staat in de back-up en niet meer in de winkel\.$/,
  ],
  [
    'an invoice of another amount',
    'update invoices set total = total + 1 where id = (select min(id) from invoices)',
    /het bedrag was/,
  ],
  [
    'an order the backup lacks',
    `insert into payments (id, reference, amount, status, settled_at, settled_as, created_at, updated_at)
     select 'pi_oud', 'oud', 1, 'succeeded', now() - interval '30 days', 'order', now() - interval '30 days', now() - interval '30 days'`,
    /^Betaling pi_oud staat in de winkel en niet in de back-up\.$/,
  ],
];

test.each(TAMPERINGS)('%s is found', async (_, tamper, sentence) => {
  await backUp();
  await shop.settle();
  await shop.database.execute(tamper);
  const trial = await tryNow();
  expect(trial).toMatchObject({ ok: false, report: { differing: 1 } });
  expect(trial?.report?.differences[0]).toMatch(sentence);
  expect(await service()).toMatchObject({ state: 'failing', detail: expect.stringContaining('klopt niet') });
  expect(await figure('backup_ok', 'proven')).toBe(0);
});

test('a copy that was damaged, or sealed with another key, is told as that', async () => {
  const name = await backUp();
  await shop.settle();
  const bytes = readFileSync(join(place, name));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(join(place, name), bytes);
  expect(await tryNow()).toMatchObject({ ok: false, detail: 'De back-up is beschadigd.', report: null });
  writeFileSync(join(place, name), readFileSync(join(shop.dataDir, 'backups', name)));
  const config = { ...shop.shop.config, backupKey: 'een heel andere sleutel dan toen, 123' };
  await tryRestore({ ...shop.shop, config });
  expect((await checks()).trial?.detail).toBe('BACKUP_KEY is niet de sleutel van deze back-up.');
  expect(await tryNow()).toMatchObject({ ok: true, report: { differences: [] } });
});

test('nine days without a trial are too many', async () => {
  shop.skip(days(9));
  await backUp();
  await shop.settle();
  expect(await service()).toMatchObject({ state: 'failing', detail: expect.stringContaining('9 dagen') });
  expect(await tryNow()).toMatchObject({ ok: true, report: { differences: [] } });
  expect(await service()).toMatchObject({ state: 'connected' });
});

test('the check before live mode knows the copies, and that they lie on the disk of the shop', async () => {
  const { items } = goLiveSchema.parse((await shop.asOperator('GET', '/api/admin/go-live')).body);
  expect(items.find(({ key }) => key === 'copies')).toMatchObject({
    ok: false,
    detail: `${place} staat op dezelfde schijf als de winkel.`,
  });
});

test('what a killed trial left goes at the next start, what another one is using stays', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-scratch-'));
  const scratch = join(dataFolder, 'trial', 'scratch');
  mkdirSync(scratch, { recursive: true });
  await inScratchFolder(dataFolder, 0, async (folder) => {
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    await clearScratch(dataFolder);
    expect(existsSync(folder)).toBe(true);
    await expect(inScratchFolder(dataFolder, 0, async () => {})).rejects.toThrow('in use');
  });
  expect(existsSync(scratch)).toBe(false);
  mkdirSync(scratch);
  await clearScratch(dataFolder);
  expect(existsSync(scratch)).toBe(false);
  await expect(inScratchFolder(dataFolder, 2 ** 60, async () => {})).rejects.toMatchObject({
    name: 'InsufficientDiskSpace',
  });
  rmSync(dataFolder, { recursive: true });
});
