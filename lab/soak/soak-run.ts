// One soak run: the built shop on new data, outgoing mails, simulated visitors and regular samples, followed
// by a quiet end and the comparison of the books.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { type Books, compareBooks } from '#tests/harness/purchases/compare-books.ts';
import type { Purchase } from '#tests/harness/purchases/purchase.ts';
import { countUndelivered, readPaymentsAtProvider } from '#tests/harness/shop/provider-payments.ts';
import { type FirstStock, seedStock } from '#tests/harness/shop/seed-stock.ts';
import { openSettledShop } from '#tests/harness/shop/settled-shop.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type Answers, createAnswers } from './answers.ts';
import { openInspector } from './inspector.ts';
import { loadUntil } from './load.ts';
import type { Sample } from './measures.ts';
import { OPERATOR, type Worked } from './operator.ts';
import { takeSamples } from './take-samples.ts';

export type SoakOptions = {
  /** The URL of an empty database; null for the embedded database. */
  databaseUrl: string | null;
  minutes: number;
  buyers: number;
  readers: number;
  seed: number;
};

export type SoakReport = Books & {
  samples: Sample[];
  worked: Worked;
  answers: number;
  failures: Readonly<Record<string, number>>;
  /** The number of mails the mail server received. */
  mailsTaken: number;
};

const METRICS_TOKEN = 'a-monitor-that-looks-on';
/**
 * The stock to start with, in purchases: more than visitors buy, except for one scarce pack and one scarce
 * coupon.
 */
const PURCHASES = 50_000;
const QUIET_WITHIN_MS = 60_000;
const MAILS_FOLLOW_MS = 5_000;

export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { databaseUrl, minutes } = options;
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-soak-'));
  const mailServer = await startMailServer();
  const answers = createAnswers();
  const firstStock = await seedStock({ dataFolder, databaseUrl, purchases: PURCHASES });
  const inspectorPort = await findFreePort();
  const shop = await createKillableServer(builtShop, {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --inspect=127.0.0.1:${inspectorPort}`,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000000',
    METRICS_TOKEN,
    ADMIN_USERNAME: OPERATOR.username,
    ADMIN_PASSWORD: OPERATOR.password,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'winkel@example.nl',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  try {
    await shop.start();
    const { address } = shop;
    const inspector = await openInspector(inspectorPort);
    const over = new AbortController();
    const visits = loadUntil(over.signal, { ...options, address, answers });
    const watched = { address, inspector, pid: shop.pid ?? 0, metricsToken: METRICS_TOKEN };
    const samples = await Promise.race([
      takeSamples({ ...watched, answers, dataFolder, databaseUrl }, minutes * 60_000),
      // Whoever ends early ends the run, with what it says.
      visits.then(() => Promise.reject(new Error('Nobody was left in the shop'))),
      shop.endedUnasked,
    ]);
    over.abort();
    inspector.close();
    const { done, worked } = await visits;
    await becomeQuiet(dataFolder);
    await shop.stop();
    const where = { dataFolder, databaseUrl, address, firstStock };
    const books = await compareAtLast(where, done, worked);
    const mailsTaken = new Set(mailServer.received).size;
    return { ...books, samples, worked, mailsTaken, ...told(answers) };
  } finally {
    await shop.kill();
    await mailServer.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const told = (answers: Answers) => ({ answers: answers.count(), failures: answers.failures() });

type LeftBehind = { dataFolder: string; databaseUrl: string | null; address: string; firstStock: FirstStock };

/** Compares the books after the remaining jobs have run. */
async function compareAtLast(where: LeftBehind, purchases: Purchase[], { refunded }: Worked): Promise<Books> {
  const aftermath = await openSettledShop(where);
  try {
    const books = await compareBooks({
      books: aftermath.database,
      payments: readPaymentsAtProvider(where.dataFolder),
      purchases,
      firstStock: where.firstStock,
      refunded,
    });
    books.differences.push(...aftermath.unexplained.map((id) => `payment ${id} belongs to no basket`));
    return books;
  } finally {
    await aftermath.close();
  }
}

/** Waits until the provider has sent all its messages, and then for the jobs and mails they cause. */
async function becomeQuiet(dataFolder: string): Promise<void> {
  const giveUpAt = performance.now() + QUIET_WITHIN_MS;
  while (countUndelivered(dataFolder) > 0 && performance.now() < giveUpAt) await pause(250);
  await pause(MAILS_FOLLOW_MS);
}
