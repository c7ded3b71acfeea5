// A stand-in for Stripe's API on a free local port, for the official SDK. It presents an account of the
// sandbox, which stores payments and sends signed webhooks. It refuses what Stripe refuses and can simulate
// failures.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import qs from 'qs';
import * as z from 'zod';
import { openAccount } from '#integrations/sandbox-payments/account/account.ts';
import { API_VERSION } from '#integrations/sandbox-payments/messages/webhook-event.ts';
import type { WebhookMode } from '#integrations/sandbox-payments/sandbox-payments.ts';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { days, minutes } from '#shared/clock.ts';
import { createBooks } from './books.ts';
import { createBrowser } from './browser.ts';
import { DISTURBED, type Disturbance } from './disturbances.ts';
import { createKeyMemory, type StripeAnswer } from './idempotency.ts';
import { newRequestId } from './objects.ts';
import { createOperations } from './operations.ts';
import { refuseOddKey } from './request-rules.ts';
import { loadCheckRequest, type Params } from './request-schemas.ts';
import { refused, StripeRefusal } from './stripe-refusal.ts';

export type StandInOptions = {
  secretKey?: string;
  webhookSecret?: string;
  travel?: WebhookMode;
  now?: () => Date;
};

export type SeenRequest = {
  method: string;
  path: string;
  params: Params;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

export type SentEvent = { id: string; type: string; body: string };

const eventRow = z.object({ id: z.string(), body: z.string() });
const eventBody = z.object({ type: z.string() });

/**
 * A delay of a century: payments, refunds and disputes change only when a test says so. Webhooks are sent
 * after milliseconds.
 */
const NEVER = days(36_500);
const TIMINGS = {
  settleAfter: NEVER,
  aftermathAfter: NEVER,
  disputeDurationMs: NEVER,
  lateBy: 200,
  reorderWindow: 200,
  pollEvery: 50,
  firstRetry: 100,
  longestRetry: 100,
  giveUpAfter: minutes(1),
};

export async function startStripeStandIn(options: StandInOptions = {}) {
  const { secretKey = 'sk_test_standin', webhookSecret = 'whsec_standin', travel = 'normal' } = options;
  const now = options.now ?? (() => new Date());
  const live = secretKey.includes('_live_');
  const requests: SeenRequest[] = [];
  const trouble: Disturbance[] = [];
  const listeners: ((request: SeenRequest) => void)[] = [];
  let lasting: Disturbance | undefined;
  let webhookUrl = '';
  let slowRefunds = false;

  const folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
  const file = join(folder, 'payments.sqlite');
  const account = openAccount({
    file,
    webhookSecret,
    webhookMode: travel,
    livemode: live,
    timings: TIMINGS,
    clock: { now },
    webhookUrl: () => webhookUrl,
    log: { warn: () => undefined },
  });
  const told = new DatabaseSync(file, { readOnly: true });
  const everyEvent = told.prepare('SELECT id, body FROM events ORDER BY seq');
  const underWay = told.prepare('SELECT 1 FROM events WHERE due_at IS NOT NULL LIMIT 1');
  const books = createBooks(account, () => now().getTime());
  const keys = createKeyMemory();
  const carryOut = createOperations({
    books,
    check: await loadCheckRequest(),
    live,
    slowRefunds: () => slowRefunds,
    now: () => now().getTime(),
  });

  async function answerTo({ method, path, params, headers }: SeenRequest): Promise<StripeAnswer> {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw refused({ status: 401, message: 'Invalid API Key provided' });
    if (headers['stripe-version'] !== API_VERSION)
      throw refused({ message: `Invalid Stripe API version: ${headers['stripe-version']}` });
    const key = method === 'POST' ? single(headers['idempotency-key']) : undefined;
    refuseOddKey(key);
    const request = JSON.stringify([method, path, params]);
    const known = key === undefined ? null : keys.recall(key, request);
    if (known) return known;
    const answer = carryOut(method, path, params).then((body) => ({ status: 200, body }));
    if (key !== undefined) keys.remember(key, request, answer);
    return answer;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://stripe.test');
    const form = incoming.method === 'GET' ? search.slice(1) : await text(incoming);
    const seen: SeenRequest = {
      method: incoming.method ?? '',
      path: pathname,
      params: { ...qs.parse(form, { depth: 12 }) },
      headers: incoming.headers,
    };
    // The check below turns the texts of the form into what they stand for; what came in is kept as it came.
    requests.push(structuredClone(seen));
    for (const listener of listeners) listener(seen);
    const disturbance = trouble.shift() ?? lasting;
    if (disturbance === 'hang') return;
    if (disturbance === 'nonsense') return send(response, 200, '<html>Bad gateway</html>', 'text/html');
    if (disturbance === 'odd_json') return send(response, 200, '{"hello":"world"}');
    const { status, body } = await (disturbance ? disturbed(disturbance, seen) : whole(seen));
    if (disturbance === 'lost_answer') return void incoming.socket.destroy();
    send(response, status, JSON.stringify(body));
  }

  async function whole(seen: SeenRequest): Promise<StripeAnswer> {
    try {
      return await answerTo(seen);
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  async function disturbed(how: Disturbance, seen: SeenRequest): Promise<StripeAnswer> {
    const { status, ...error } = DISTURBED[how] ?? { status: 0, type: '', message: '' };
    return status === 0 ? whole(seen) : { status, body: { error } };
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send(response, 500, JSON.stringify({ error: { type: 'api_error', message } }));
    });
  });
  const port = await listenOnFreePort(server);

  return {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    books,
    browser: createBrowser(account),
    keys,
    /** All received requests, with their parameters as sent. */
    requests,
    /** All events of the stand-in, whether or not the shop received them. */
    get events(): SentEvent[] {
      return everyEvent.all().map((row) => {
        const { id, body } = eventRow.parse(row);
        return { id, type: eventBody.parse(JSON.parse(body)).type, body };
      });
    },
    /** Adds a function that is called just before each request is answered. */
    onRequest: (listener: (request: SeenRequest) => void) => void listeners.push(listener),
    /** Makes the next requests fail in these ways, one each. */
    disturb: (...how: Disturbance[]) => void trouble.push(...how),
    /** Makes all requests fail in this way, until it is called with `none`. */
    stayDisturbed: (how: Disturbance) => {
      lasting = how;
    },
    refundLater: (later: boolean) => {
      slowRefunds = later;
    },
    deliverTo: (url: string) => {
      webhookUrl = url;
      account.start();
    },
    /** Waits until every webhook has been delivered or given up. */
    async idle(): Promise<void> {
      while (underWay.get() !== undefined) {
        await account.runDue();
        await pause(10);
      }
    },
    async stop(): Promise<void> {
      told.close();
      await account.stop();
      rmSync(folder, { recursive: true, force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'request-id': newRequestId(),
    'stripe-version': API_VERSION,
  });
  response.end(body);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
