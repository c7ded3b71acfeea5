// Tests that the shop reduced by the Containerfile starts and works, on both engines. The large version is
// `npm run lab -- container`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smokeTest } from '#tests/harness/container/smoke-test.ts';
import { deletionsOf, makeTrimmedShop } from '#tests/harness/container/trimmed-shop.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';

const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' };
/** The Node program of the image, as the Containerfile names it. */
const NODE = 'node_modules/node/bin/node';

let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = makeTrimmedShop();
  dataDir = mkdtempSync(join(tmpdir(), 'zwartwit-image-'));
});
afterAll(() => {
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

test('the Containerfile takes away what is not needed to run', () => {
  const deletions = deletionsOf(readFileSync('ops/container/Containerfile', 'utf8')).join('\n');
  expect(deletions).toContain('src/web');
  expect(deletions.split('\n').length).toBeGreaterThan(3);
});

test('what it leaves starts, sells, makes a paper and a picture, and proves its own backup', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const settings = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      ADMIN_USERNAME: OPERATOR.username,
      ADMIN_PASSWORD: OPERATOR.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const launcher = { command: join(folder, NODE), parameters: ['scripts/serve.mjs'], folder };
    const shop = await createKillableServer(launcher, settings, '/readyz');
    await shop.start();
    const begun = new Date();
    try {
      const proof = await smokeTest(shop.address, OPERATOR, async () => {
        const options = { cwd: folder, env: { ...settings, PORT: new URL(shop.address).port } };
        execFileSync(join(folder, NODE), ['scripts/make-backup.mjs'], options);
        execFileSync(join(folder, NODE), ['scripts/is-healthy.mjs'], options);
      });
      expect(proof).toMatchObject({ sold: true, paper: '%PDF-', picture: 200, trial: { ok: true } });
    } finally {
      await shop.stop();
    }
    // Its root may be read-only.
    expect(
      execFileSync(
        'find',
        // Of what was compiled Node keeps more where it may write, and goes on where it may not.
        [folder, '-newermt', begun.toISOString(), '-not', '-path', '*/build/compiled*', '-print'],
        { encoding: 'utf8' },
      ),
    ).toBe('');
  }));
