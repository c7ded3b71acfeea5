// Tests the rules of architecture.mjs in a small generated project. Each rule is broken once and must be
// reported; allowed imports beside it must not be reported.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations, idleNeighbours } from './boundaries.mjs';

/**
 * Packages of vendors. Stripe is missing on purpose: imports of packages that are not installed must be
 * reported too.
 */
const VENDORS = [
  'drizzle-orm',
  'pg',
  'pg-boss',
  'pino',
  'tar',
  'nodemailer',
  '@electric-sql/pglite',
  'react',
];

/**
 * Violations by one import: the rule, the file that breaks it, its text, and the file or package it must not
 * import.
 */
const breaches: [rule: string, file: string, text: string, to: string][] = [
  ['layer-web', 'web/a.ts', "import '#platform/log/a.ts';", 'src/platform/log/a.ts'],
  ['layer-api', 'api/b.ts', "import type {} from '#mails/good.ts';", 'src/mails/good.ts'],
  ['layer-reactions', 'reactions/a.ts', "import '#web/page.ts';", 'src/web/page.ts'],
  ['layer-integrations', 'integrations/a.ts', "import '#api/good.ts';", 'src/api/good.ts'],
  ['layer-mails', 'mails/a.ts', "import '#api/good.ts';", 'src/api/good.ts'],
  ['layer-copy', 'copy/a.ts', "import '#mails/good.ts';", 'src/mails/good.ts'],
  ['layer-modules', 'modules/blog/a.ts', "import '../../api/good.ts';", 'src/api/good.ts'],
  [
    'layer-platform',
    'platform/log/b.ts',
    "import '#modules/catalog/index.ts';",
    'src/modules/catalog/index.ts',
  ],
  ['layer-shared', 'shared/a.ts', "void import('#platform/log/a.ts');", 'src/platform/log/a.ts'],
  ['layer-known', 'helpers/a.ts', "import '#shared/good.ts';", 'src/shared/good.ts'],
  [
    'module-catalog',
    'modules/catalog/a.ts',
    "import '#modules/orders/index.ts';",
    'src/modules/orders/index.ts',
  ],
  ['module-known', 'modules/gifts/a.ts', "import '#shared/good.ts';", 'src/shared/good.ts'],
  [
    'entry-points-modules',
    'modules/pricing/a.ts',
    "import type {} from '#modules/catalog/prices.ts';",
    'src/modules/catalog/prices.ts',
  ],
  [
    'entry-points-api',
    'api/c.ts',
    "import '#modules/catalog/catalog.repository.ts';",
    'src/modules/catalog/catalog.repository.ts',
  ],
  [
    'entry-points-integrations',
    'integrations/b.ts',
    "import '#modules/catalog/prices.ts';",
    'src/modules/catalog/prices.ts',
  ],
  ['entry-points-web', 'web/b.ts', "import '#modules/orders/index.ts';", 'src/modules/orders/index.ts'],
  ['entry-points', 'main/a.ts', "import '#modules/catalog/prices.ts';", 'src/modules/catalog/prices.ts'],
  [
    'database-is-a-type',
    'reactions/b.ts',
    "import '#platform/database/database.ts';",
    'src/platform/database/database.ts',
  ],
  [
    'adapter-entry-points',
    'main/f.ts',
    "import '#integrations/post/stamp.ts';",
    'src/integrations/post/stamp.ts',
  ],
  ['storefront-knows-no-admin', 'web/storefront/a.ts', "import '../admin/good.ts';", 'src/web/admin/good.ts'],
  [
    'admin-knows-no-storefront',
    'web/admin/a.ts',
    "import '#web/storefront/good.ts';",
    'src/web/storefront/good.ts',
  ],
  [
    'sections-are-apart',
    'web/admin/sections/coupons/a.ts',
    "import '../orders/good.ts';",
    'src/web/admin/sections/orders/good.ts',
  ],
  [
    'sections-are-last',
    'web/admin/ui/a.ts',
    "import '../sections/orders/good.ts';",
    'src/web/admin/sections/orders/good.ts',
  ],
  [
    'sql-in-repositories',
    'modules/orders/a.ts',
    "import 'drizzle-orm';",
    'node_modules/drizzle-orm/index.js',
  ],
  ['home-of-pg', 'main/b.ts', "import 'pg';", 'node_modules/pg/index.js'],
  ['home-of-pg-boss', 'modules/mail/a.ts', "import 'pg-boss';", 'node_modules/pg-boss/index.js'],
  ['home-of-pino', 'main/c.ts', "import 'pino';", 'node_modules/pino/index.js'],
  ['home-of-tar', 'modules/imports/a.ts', "import 'tar';", 'node_modules/tar/index.js'],
  ['home-of-nodemailer', 'modules/mail/b.ts', "import 'nodemailer';", 'node_modules/nodemailer/index.js'],
  [
    'home-of-electric-sql-pglite',
    'main/d.ts',
    "import '@electric-sql/pglite';",
    'node_modules/@electric-sql/pglite/index.js',
  ],
  ['home-of-stripe', 'api/d.ts', "import type {} from 'stripe';", 'stripe'],
  ['home-of-node-sqlite', 'main/e.ts', "import 'node:sqlite';", 'node:sqlite'],
  ['no-cycles', 'shared/ring-a.ts', "import type {} from './ring-b.ts';", 'src/shared/ring-b.ts'],
  ['no-orphans', 'shared/orphan.ts', 'export const forgotten = 1;', ''],
  ['no-test-code', 'shared/b.ts', "import '#tests/support/good.ts';", 'tests/support/good.ts'],
  ['no-test-code', 'shared/c.ts', "import './good.test.ts';", 'src/shared/good.test.ts'],
  ['content-is-data', '../content/a.ts', "import type {} from '#shared/good.ts';", 'src/shared/good.ts'],
  ['no-demo', 'shared/e.ts', "import '#demo/a.ts';", 'demo/a.ts'],
  ['own-imports-resolve', 'shared/d.ts', "import '#shared/nowhere.ts';", '#shared/nowhere.ts'],
];

/** Violations by a chain of several imports. */
const chains: [rule: string, file: string, text: string, to: string][] = [
  ['contract-is-browser-safe', 'modules/orders/contract.ts', "import './states.ts';", 'node:fs'],
  [
    'contract-is-browser-safe',
    'modules/reviews/contract.ts',
    "import './rows.ts';",
    'src/modules/reviews/reviews.repository.ts',
  ],
  [
    'pages-never-reach-the-database',
    'web/c.ts',
    "import '#modules/reviews/contract.ts';",
    'src/modules/reviews/reviews.repository.ts',
  ],
  ['pages-are-browser-safe', 'web/d.ts', "import './e.ts';", 'node:fs'],
];

const scenery: Record<string, string> = {
  'shared/ring-b.ts': "import type {} from './ring-a.ts';",
  'shared/good.ts': "import 'react';",
  'shared/good.test.ts': "import '#platform/log/a.ts'; import '#modules/catalog/prices.ts'; import 'pg';",
  'platform/log/a.ts': "import 'pino'; import '#shared/good.ts';",
  'platform/database/database.ts': "import 'drizzle-orm'; import 'pg';",
  'modules/catalog/index.ts': "export * from './prices.ts'; export * from './contract.ts';",
  'modules/catalog/contract.ts': "import '#shared/good.ts'; import type {} from './catalog.repository.ts';",
  'modules/catalog/prices.ts': "import './catalog.repository.ts'; import '#modules/settings/index.ts';",
  'modules/catalog/catalog.repository.ts':
    "import 'drizzle-orm'; import type {} from '#platform/database/database.ts';",
  'modules/settings/index.ts': "import '#shared/good.ts';",
  'modules/orders/index.ts': "import '#modules/stock/index.ts';",
  'modules/stock/index.ts': "import '#modules/catalog/index.ts';",
  'modules/orders/states.ts': "import 'node:fs';",
  'modules/reviews/rows.ts': "import './reviews.repository.ts';",
  'modules/reviews/reviews.repository.ts': "import 'drizzle-orm';",
  'modules/payments/payment-provider.port.ts': "import '#shared/good.ts';",
  'integrations/post/stamp.ts': "import '#shared/good.ts';",
  'integrations/post/post.ts': "import './stamp.ts';",
  'main/good.ts': "import '#integrations/post/post.ts';",
  'integrations/good.ts':
    "import '#modules/payments/payment-provider.port.ts'; import type {} from '#platform/database/database.ts';",
  'api/good.ts': "import '#modules/catalog/index.ts'; import '#modules/payments/payment-provider.port.ts';",
  'mails/good.ts': "import '#shared/good.ts';",
  'web/page.ts': "import '#modules/catalog/contract.ts'; import 'react';",
  'web/e.ts': "import 'node:fs';",
  'web/entry.server.tsx': "import 'node:stream'; import './page.ts';",
  'web/admin/good.ts': "import '../page.ts';",
  'web/admin/sections/orders/good.ts': "import '../../good.ts';",
  'web/storefront/good.ts': "import '../page.ts';",
};

/** Returns a path relative to the root; paths without `../` are below `src`. */
const at = (file: string) => (file.startsWith('../') ? file.slice('../'.length) : `src/${file}`);

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-boundaries-'));
let found: string[];

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

beforeAll(async () => {
  const own: { imports: object } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  write('package.json', JSON.stringify({ name: 'broken', type: 'module', imports: own.imports }));
  write('tests/support/good.ts', "import '#platform/database/database.ts';");
  for (const vendor of VENDORS) {
    write(`node_modules/${vendor}/package.json`, JSON.stringify({ name: vendor, main: 'index.js' }));
    write(`node_modules/${vendor}/index.js`, '');
  }
  for (const [path, text] of Object.entries(scenery)) write(`src/${path}`, text);
  write('demo/a.ts', "import '#shared/good.ts';");
  for (const [, path, text] of [...breaches, ...chains]) write(at(path), text);
  found = (await findViolations({ folder })).violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(breaches)('%s finds %s', (rule, file, _text, to) => {
  expect(found.some((line) => line.startsWith(`${rule}: ${at(file)}`) && line.includes(to))).toBe(true);
});

it.each(chains)('%s finds what lies behind src/%s', (rule, file, _text, to) => {
  const bare = to.replace(/^node:/, '');
  expect(found.some((line) => line.startsWith(`${rule}: ${at(file)}`) && line.endsWith(bare))).toBe(true);
});

it('leaves alone what is allowed', () => {
  const broken = new Set([...breaches, ...chains].map(([, file]) => at(file)));
  const innocent = found.filter((line) => !broken.has(line.split(' ')[1] ?? ''));
  // What the chain of its importer passes on its way is found as well; nothing else is.
  expect(innocent.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'pages-are-browser-safe: src/web/e.ts',
  ]);
});

it('names a neighbour that is allowed and never called', () => {
  const file = (source: string, resolved: string) => ({ source, dependencies: [{ resolved }] });
  const files = [
    file('src/modules/orders/a.ts', 'src/modules/payments/index.ts'),
    file('src/modules/orders/a.test.ts', 'src/modules/catalog/index.ts'),
  ];
  expect(idleNeighbours({ moduleMap: { orders: ['payments', 'catalog'], payments: [] } }, files)).toEqual([
    'orders → catalog',
  ]);
});
