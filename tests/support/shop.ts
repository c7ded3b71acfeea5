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
  /** Uses this stand-in of Stripe for payments instead of the sandbox; the test starts and stops it. */
  stripe?: StripeStandIn;
  /**
   * Uses this stand-in of Sendy to buy labels instead of creating them offline; the test starts and stops it.
   */
  sendy?: SendyStandIn;
  /** The factor by which all rate limits are multiplied; 1000 by default, so that tests never reach them. */
  rateLimitScale?: number;
  /** The number of trusted proxies in front of the shop; 0 by default. */
  trustProxy?: number;
  /** The log of the shop; nothing is logged by default. */
  log?: Log;
  /** The collector of traces; none by default. */
  tracer?: Tracer;
  /** The sender of push notices; by default none are sent. */
  pushSender?: PushSender;
  /** The public URL of the shop; by default the local address. */
  publicUrl?: string;
  /** Further environment variables, such as the storage of pictures. */
  env?: Record<string, string>;
};

export type TestShop = {
  address: string;
  shop: Composed;
  app: HttpServer;
  database: Database;
  webhookSecret: string;
  /** The data folder of the shop. */
  dataDir: string;
  /** The time of the shop's clock: real time plus the skipped time. */
  now(): Date;
  skip(milliseconds: number): void;
  newBuyer(): Buyer;
  /** Sends a request with the session of the logged-in operator. */
  asOperator(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Waits until no webhook is in transit and no job is left. */
  settle(): Promise<void>;
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Stops the shop. Throws when an error response was not declared in the API description of its operation.
   */
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

/**
 * True when the operator must prove their identity first; the request is then repeated after the proof, as in
 * the back-office.
 */
function asksProof({ status, body }: Answer): boolean {
  return status === 403 && JSON.stringify(body).includes('"proof_required"');
}

function proveAgain(address: string, cookie: string): Promise<Answer> {
  const url = `${address}/api/admin/account/proof`;
  return callHttp({ method: 'POST', url, headers: { cookie }, body: { password: ADMIN.password } });
}

/**
 * The settings for Stripe. Jobs postponed longer than any retry of a test, such as the mail about a failed
 * payment, are not awaited.
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
 * Runs the jobs that check unfinished labels at once, since nobody waits twenty seconds for them. Labels of
 * the label service are checked after minutes and do not count as open jobs.
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
