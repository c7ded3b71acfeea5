// Runs the whole shop without pages in the test's process on its own database: all use cases, the API on a
// free local port, running jobs, and a sandbox whose webhooks are sent over HTTP.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxTimings, WebhookMode } from '#integrations/sandbox-payments/sandbox-payments.ts';
import { type Composed, compose } from '#main/compose/compose.ts';
import { sandboxWebhookSecret } from '#main/compose/open-payments.ts';
import { registerApi } from '#main/http/register-api.ts';
import { readVariableValues } from '#main/pages/page-services.ts';
import { seedShop } from '#main/seed-shop.ts';
import { ensureFirstOperator } from '#modules/accounts/index.ts';
import type { PushSender } from '#modules/notices/index.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { createLog, type Log } from '#platform/log/create-log.ts';
import type { Tracer } from '#platform/trace/trace.ts';
import type { SendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import type { StripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { watchProblems } from './api/undeclared-problems.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { openScratch, openTestDatabase } from './database.ts';
import { type Answer, callHttp } from './http-call.ts';
import { logInForCookie } from './log-in.ts';

export type TestShopOptions = {
  webhooks?: WebhookMode;
  timings?: Partial<SandboxTimings>;
  /** Payments go to this stand-in of Stripe instead of the sandbox; the test starts and stops it. */
  stripe?: StripeStandIn;
  /**
   * Labels are bought at this stand-in of Sendy instead of being made offline; the test starts and stops it.
   */
  sendy?: SendyStandIn;
  /** 1000 unless the test is about limits. */
  rateLimitScale?: number;
  /**
   * How many proxies stand before it: what they say of where a call comes from is believed. 0 unless the test
   * is about that.
   */
  trustProxy?: number;
  /** Where the log goes; nowhere unless the test is about it. */
  log?: Log;
  /** Who collects traces; nobody unless the test is about them. */
  tracer?: Tracer;
  /** Who brings pushes to browsers; nobody is called unless the test is about them. */
  pushSender?: PushSender;
  /** Where people reach it; the address of the test itself unless that is about it. */
  publicUrl?: string;
  /** Further settings, such as where pictures are kept. */
  env?: Record<string, string>;
};

export type TestShop = {
  address: string;
  shop: Composed;
  app: HttpServer;
  database: Database;
  webhookSecret: string;
  /** Its data folder. */
  dataDir: string;
  /** The shop's clock; real time plus what was skipped. */
  now(): Date;
  skip(milliseconds: number): void;
  newBuyer(): Buyer;
  /** A call with the session of the logged-in operator. */
  asOperator(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Waits until no webhook is on its way and no job is left to do. */
  settle(): Promise<void>;
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Fails when the shop answered a problem its description does not name for that operation. */
  stop(): Promise<void>;
};

const ADMIN = { username: 'admin', password: 'een lang wachtwoord' };
const SETTLE_TIMEOUT_MS = 120_000;

export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { database, drop } = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-shop-'));
  // Links and webhooks carry the address, so it is settled before anything listens.
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const config = readConfig({
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: String(options.rateLimitScale ?? 1000),
    SANDBOX_WEBHOOKS: options.webhooks ?? 'normal',
    ...(options.stripe ? stripeSettings(options.stripe) : {}),
    ...options.env,
    ...(options.sendy ? { SENDY_TOKEN: options.sendy.token, SENDY_API_BASE: options.sendy.url } : {}),
  });
  let skipped = 0;
  const clock = { now: () => new Date(Date.now() + skipped) };
  const log = options.log ?? createLog(process.env.TEST_LOG_LEVEL === 'warn' ? 'warn' : 'silent');
  const platform = {
    config,
    database,
    log,
    publicUrl: options.publicUrl ?? address,
    clock,
    openScratch,
    ...(options.tracer && { tracer: options.tracer }),
    ...(options.pushSender && { pushSender: options.pushSender }),
    sandboxTimings: { pollEvery: 50, firstRetry: 50, longestRetry: 200, ...options.timings },
  };
  await seedShop(database, clock, { testMode: true });
  await ensureFirstOperator({ database, clock }, ADMIN);
  const shop = await compose(platform);
  const app = await createHttpServer({
    log,
    trustProxy: options.trustProxy ?? 0,
    cookieSecret: config.sessionSecret,
    https: platform.publicUrl.startsWith('https:'),
    countShared: shop.countShared,
    ...(options.tracer && { tracer: options.tracer }),
  });
  const undeclaredProblems = watchProblems(app);
  await registerApi(app, shop);
  await app.listen({ host: '127.0.0.1', port });
  options.stripe?.deliverTo(`${address}/api/stripe/webhook`);
  const stopWatching = await shop.watchChanges(() => readVariableValues(shop));
  await shop.jobs.start({ work: true });
  // Nothing happens by the clock in the midst of what a test counts or breaks; who is about such work begins
  // it.
  await database.execute('delete from jobs.schedule');
  shop.sandbox?.start();

  const rows = async (text: string, values?: unknown[]) => (await database.execute(text, values)).rows;
  let cookie: string | null = null;
  return {
    address,
    shop,
    app,
    database,
    rows,
    dataDir: folder,
    webhookSecret: sandboxWebhookSecret(config),
    now: clock.now,
    skip(milliseconds) {
      skipped += milliseconds;
    },
    newBuyer: () => createBuyer(address),
    async asOperator(method, path, body, headers = {}) {
      const call = async () => {
        cookie ??= await logInForCookie(address, ADMIN);
        return callHttp({ method, url: `${address}${path}`, body, headers: { cookie, ...headers } });
      };
      const answer = await call();
      // Hours were skipped: the session is over.
      if (answer.status === 401) cookie = null;
      else if (asksProof(answer)) await proveAgain(address, cookie ?? '');
      else return answer;
      return call();
    },
    async settle() {
      const giveUpAt = Date.now() + SETTLE_TIMEOUT_MS;
      while (Date.now() < giveUpAt) {
        await shop.sandbox?.runDue();
        await options.stripe?.idle();
        if ((await countOpenJobs(database)) === 0) return;
        await hastenLabels(database);
        await wakeWorkers(database);
        await pause(25);
      }
      const open = await rows(
        `select data->>'kind' as kind, state, retry_count, start_after, output from jobs.job where ${OPEN_JOBS}`,
      );
      throw new Error(`The shop did not come to rest: ${JSON.stringify(open).slice(0, 2000)}`);
    },
    async stop() {
      const undeclared = await undeclaredProblems();
      await shop.jobs.stop();
      await shop.sandbox?.stop();
      await stopWatching();
      await app.close();
      await shop.mailTransport.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
      if (undeclared.length > 0)
        throw new Error(`Answered, and not in the description:\n${undeclared.join('\n')}`);
    },
  };
}

/** As the back-office does: what cannot be taken back asks for the password, and is then sent again. */
function asksProof({ status, body }: Answer): boolean {
  return status === 403 && JSON.stringify(body).includes('"proof_required"');
}

function proveAgain(address: string, cookie: string): Promise<Answer> {
  const url = `${address}/api/admin/account/proof`;
  return callHttp({ method: 'POST', url, headers: { cookie }, body: { password: ADMIN.password } });
}

/**
 * What is postponed for longer than any retry of a test, such as the mail about a failed payment, is not
 * waited for.
 */
function stripeSettings({ url, secretKey, webhookSecret }: StripeStandIn): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: secretKey.replace(/^sk_/, 'pk_'),
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
  };
}

const OPEN_JOBS =
  "state < 'completed' and name not like '\\_\\_%' and start_after < now() + interval '5 minutes'";

/** Returns the number of jobs that wait, are retried or run, without the queue's own maintenance jobs. */
export async function countOpenJobs(database: Database): Promise<number> {
  const { rows } = await database.execute(`select count(*)::int as open from jobs.job where ${OPEN_JOBS}`);
  return Number(rows[0]?.open ?? 0);
}

/**
 * Twenty seconds after a label of our own a job looks whether it was left half-way, which nobody waits for. A
 * label of the service is looked after in minutes, beyond what counts as open.
 */
async function hastenLabels(database: Database): Promise<void> {
  await database.execute(
    `update jobs.job set start_after = now()
     where ${OPEN_JOBS} and state = 'created' and data->>'kind' in ('make-label', 'cancel-label')
       and start_after between now() and now() + interval '30 seconds'`,
  );
}

/** Makes workers look for jobs at once, instead of after some seconds. */
export async function wakeWorkers(database: Database): Promise<void> {
  await database.execute(
    `select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name)
     from (select distinct name from jobs.job where ${OPEN_JOBS}) as waiting`,
  );
}
