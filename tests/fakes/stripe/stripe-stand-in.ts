// A stand-in of Stripe's API on a free loopback port, for the official SDK to talk to. It remembers what it is told,
// refuses what Stripe refuses, reports by signed webhooks, and can be told to misbehave.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import { createBooks } from './books.ts';
import { createBrowser } from './browser.ts';
import { createKeyMemory, type StripeAnswer } from './idempotency.ts';
import { newId, type StripeObject } from './objects.ts';
import { createOperations } from './operations.ts';
import { refuseOddKey } from './request-rules.ts';
import { loadCheckRequest, type Params } from './request-schemas.ts';
import { refused, StripeRefusal } from './stripe-refusal.ts';
import { createWebhookSender, type SentEvent, type Travel } from './webhook-sender.ts';

export type StandInOptions = {
  secretKey?: string;
  webhookSecret?: string;
  travel?: Travel;
  now?: () => Date;
};

/** `none`: this one goes right. `lost_answer`: done, but nobody hears of it. `odd_json`: good JSON that is no answer. */
export type Disturbance =
  | 'none'
  | 'error_500'
  | 'rate_limit'
  | 'busy'
  | 'hang'
  | 'lost_answer'
  | 'nonsense'
  | 'odd_json';

export type SeenRequest = {
  method: string;
  path: string;
  params: Params;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

const API_VERSION = '2026-10-28.endive';

export async function startStripeStandIn(options: StandInOptions = {}) {
  const { secretKey = 'sk_test_standin', webhookSecret = 'whsec_standin', travel = 'normal' } = options;
  const now = options.now ?? (() => new Date());
  const live = secretKey.includes('_live_');
  const requests: SeenRequest[] = [];
  const events: SentEvent[] = [];
  const trouble: Disturbance[] = [];
  const listeners: ((request: SeenRequest) => void)[] = [];
  let webhookUrl: string | null = null;
  let slowRefunds = false;

  const sender = createWebhookSender({ url: () => webhookUrl, secret: webhookSecret, travel, now });
  const books = createBooks({ live, now, record });
  const keys = createKeyMemory();
  const carryOut = createOperations({
    books,
    check: await loadCheckRequest(),
    live,
    slowRefunds: () => slowRefunds,
  });

  function record(type: string, object: StripeObject): void {
    const id = newId('evt');
    const created = Math.floor(now().getTime() / 1000);
    const facts = { id, object: 'event', type, created, livemode: live, api_version: API_VERSION };
    const event = { id, type, body: JSON.stringify({ ...facts, data: { object } }) };
    events.push(event);
    sender.send(event);
  }

  function answerTo({ method, path, params, headers }: SeenRequest): StripeAnswer {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw refused({ status: 401, message: 'Invalid API Key provided' });
    if (headers['stripe-version'] !== API_VERSION)
      throw refused({ message: `Invalid Stripe API version: ${headers['stripe-version']}` });
    const key = method === 'POST' ? single(headers['idempotency-key']) : undefined;
    refuseOddKey(key);
    const request = JSON.stringify([method, path, params]);
    const known = key === undefined ? null : keys.recall(key, request);
    if (known) return known;
    const answer = { status: 200, body: carryOut(method, path, params) };
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
    const disturbance = trouble.shift();
    if (disturbance === 'hang') return;
    if (disturbance === 'nonsense') return send(response, 200, '<html>Bad gateway</html>', 'text/html');
    if (disturbance === 'odd_json') return send(response, 200, '{"hello":"world"}');
    const { status, body } = disturbance ? disturbed(disturbance, seen) : whole(seen);
    if (disturbance === 'lost_answer') return void incoming.socket.destroy();
    send(response, status, JSON.stringify(body));
  }

  function whole(seen: SeenRequest): StripeAnswer {
    try {
      return answerTo(seen);
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  function disturbed(how: Disturbance, seen: SeenRequest): StripeAnswer {
    const { status, ...error } = DISTURBED[how] ?? { status: 0, type: '', message: '' };
    return status === 0 ? whole(seen) : { status, body: { error } };
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send(response, 500, JSON.stringify({ error: { type: 'api_error', message } }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The stand-in has no address');

  return {
    url: `http://127.0.0.1:${bound.port}`,
    secretKey,
    webhookSecret,
    books,
    browser: createBrowser(books),
    keys,
    /** Everything that was asked, with the parameters as they came over the wire. */
    requests,
    /** Everything that was told, delivered or not. */
    events,
    /** Something that happens just before a request is answered. */
    onRequest: (listener: (request: SeenRequest) => void) => void listeners.push(listener),
    /** The next requests go wrong like this, one after the other. */
    disturb: (...how: Disturbance[]) => void trouble.push(...how),
    refundLater: (later: boolean) => {
      slowRefunds = later;
    },
    deliverTo: (url: string) => {
      webhookUrl = url;
    },
    resend: sender.resend,
    /** Waits until no webhook is on its way. */
    idle: sender.idle,
    async stop(): Promise<void> {
      sender.stop();
      await sender.idle();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const DISTURBED: Partial<
  Record<Disturbance, { status: number; type: string; code?: string; message: string }>
> = {
  error_500: { status: 500, type: 'api_error', message: 'Something went wrong on our end.' },
  rate_limit: {
    status: 429,
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests',
  },
  busy: {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'Another request',
  },
};

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'request-id': newId('req'),
    'stripe-version': API_VERSION,
  });
  response.end(body);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
