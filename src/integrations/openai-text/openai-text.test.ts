// Tests the adapter for text services against a stand-in that is slow, down, wrong, sends nonsense or breaks
// off.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type ArticleRequest, ArticleWriterError } from '#modules/blog/index.ts';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { createOpenaiWriter } from './openai-text.ts';

type Turn = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;
type Asked = { path: string; key: string | undefined; body: z.infer<typeof askedSchema> };

const askedSchema = z.object({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

let server: Server | null = null;
const requests: Asked[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  requests.length = 0;
});

/**
 * Starts a stand-in of the text service that answers each request with the next responder, and repeats the
 * last responder.
 */
async function serviceWith(...responders: [Turn, ...Turn[]]) {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const responder = responders[requests.length] ?? responders.at(-1) ?? responders[0];
      requests.push({
        path: request.url ?? '',
        key: request.headers.authorization,
        body: askedSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))),
      });
      void responder(response, request);
    });
  });
  const port = await listenOnFreePort(server);
  return createOpenaiWriter({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'geheim',
    model: 'schrijver-1',
    timeouts: { firstByte: 2_000, silence: 2_000, answer: 10_000, pauses: [5, 5] },
  });
}

const request: ArticleRequest = {
  info: {
    brand: 'Zwartwit',
    product: 'Tandpoeder',
    description: 'Poetst aanslag weg.',
    ingredients: 'Charcoal Powder',
    warnings: 'Niet inslikken.',
    netWeightGrams: 60,
  },
  topic: 'Koffie "en" thee',
  round: 0,
  existing: [{ title: 'Wat er al is', slug: 'wat-er-al-is', topic: null, content: '' }],
  seed: 1,
  maxTokens: 8000,
};
const good = {
  topic: 'Koffie en thee',
  title: 'Koffie of thee',
  excerpt: 'Kort',
  content: `# Koffie of thee\n## Kop\n${'Een gewone zin over poetsen. '.repeat(160)}\n* punt\n<b>vet</b>`,
  seoKeywords: ['koffie'],
};

const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, ...more }] })}\n\n`;

function stream(text: string, { tokens = 1200, finish = 'stop', ends = true } = {}): Turn {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // Sent in pieces that split characters and events.
    const events = [...(text.match(/[\s\S]{1,700}/g) ?? [])].map((piece) => chunk(piece)).join('');
    const bytes = Buffer.from(
      ends
        ? `${events}${chunk('', { finish_reason: finish })}data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\ndata: [DONE]\n\n`
        : events,
    );
    for (let at = 0; at < bytes.length; at += 997) {
      response.write(bytes.subarray(at, at + 997));
      await pause(0);
    }
    response.end();
  };
}
const status =
  (code: number, headers: Record<string, string> = {}): Turn =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{"error":"geheim"}');
  };
const article: Turn = stream(JSON.stringify(good));
const troubleOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ArticleWriterError)) throw new Error(`No trouble: ${String(error)}`);
  return error;
};

describe('a service that works', () => {
  test('is asked with the facts, the key and the budget, and its stream becomes an article', async () => {
    const writer = await serviceWith(article);
    const { article: written, tokens } = await writer.write(request);
    expect(written).toMatchObject({ topic: 'koffie-en-thee', title: 'Koffie of thee', imageUrl: null });
    expect(tokens).toBe(1200);
    const [first] = requests;
    expect(first).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer geheim' });
    expect(first?.body).toMatchObject({ model: 'schrijver-1', max_tokens: 8000, stream: true });
    const words = first?.body.messages.map(({ content }) => content).join('\n') ?? '';
    for (const fact of ['Poetst aanslag weg.', 'Niet inslikken.', 'Wat er al is', 'Koffie \\"en\\" thee'])
      expect(words).toContain(fact);
    expect(words).toContain('geneest, behandelt of voorkomt niets');
    expect(writer.name).toContain('schrijver-1');
  });

  test('loses its Markdown, its HTML and the title it repeats', async () => {
    const { article: written } = await (await serviceWith(article)).write(request);
    const lines = written?.content.split('\n') ?? [];
    expect(lines[0]).toBe('**Kop**');
    expect(lines.slice(-2)).toEqual(['• punt', 'vet']);
  });

  test('that does not stream is understood as well, also with its JSON in a code block', async () => {
    const content = `Hier is het:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``;
    const writer = await serviceWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ message: { content }, finish_reason: 'stop' }],
          usage: { total_tokens: 7 },
        }),
      );
    });
    expect(await writer.write(request)).toMatchObject({ article: { title: 'Koffie of thee' }, tokens: 7 });
  });

  test('that says there is such an article already is believed', async () => {
    const writer = await serviceWith(stream('{"duplicate": true}', { tokens: 9 }));
    expect(await writer.write(request)).toEqual({ article: null, tokens: 9 });
  });
});

describe('trouble that passes is waited out', () => {
  test.each<[string, Turn]>([
    ['429', status(429, { 'retry-after': '0' })],
    ['500', status(500)],
    ['503', status(503)],
    ['a connection that breaks', (response) => void response.destroy()],
    ['a stream that is cut off', stream(JSON.stringify(good).slice(0, 900), { ends: false })],
    [
      'events that are no JSON',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: <html>\n\n');
      },
    ],
    ['a page instead of an answer', (response) => void response.writeHead(200).end('<html>')],
    ['no first byte', () => undefined],
    [
      'silence in the middle',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('{'));
      },
    ],
  ])('%s', async (_, responder) => {
    const writer = await serviceWith(responder, article);
    expect((await writer.write(request)).article?.title).toBe('Koffie of thee');
    expect(requests).toHaveLength(2);
  });
});

describe('trouble that stays is told to the operator', () => {
  test.each([
    [500, 'storing (500)'],
    [429, 'te druk'],
  ])('%i, after three tries', async (code, words) => {
    const error = await troubleOf((await serviceWith(status(code))).write(request));
    expect(error.detail).toContain(words);
    expect(requests).toHaveLength(3);
  });

  test.each([
    [401, 'AI_API_KEY'],
    [404, 'AI_MODEL'],
    [402, 'tegoed'],
    [400, '(400)'],
  ])('%i, at once and without a word of the answer', async (code, words) => {
    const error = await troubleOf((await serviceWith(status(code))).write(request));
    expect(error.detail).toContain(words);
    expect(error.detail).not.toContain('geheim');
    expect(requests).toHaveLength(1);
  });

  test('a service that is too slow is asked twice', async () => {
    const error = await troubleOf((await serviceWith(() => undefined)).write(request));
    expect(error.detail).toContain('te langzaam');
    expect(requests).toHaveLength(2);
  });

  test('a line without an end is cut off', async () => {
    const sent: number[] = [];
    const endless: Turn = async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const piece = Buffer.alloc(1024 * 1024, 'a');
      let bytes = 0;
      const closed = new AbortController();
      response
        .on('error', () => undefined)
        .on('close', () => {
          sent.push(bytes);
          closed.abort();
        });
      while (!response.destroyed) {
        bytes += piece.length;
        if (!response.write(piece)) await once(response, 'drain', closed).catch(() => undefined);
      }
    };
    const error = await troubleOf((await serviceWith(endless)).write(request));
    expect(error.detail).toContain('onbegrijpelijk');
    await expect.poll(() => sent).toHaveLength(3);
    // The buffers of the connection come on top of the 32 MB.
    expect(Math.max(...sent)).toBeLessThan(64 * 1024 * 1024);
  });

  test('a service that is not there', async () => {
    const writer = await serviceWith(article);
    await new Promise((resolve) => server?.close(resolve));
    expect((await troubleOf(writer.write(request))).detail).toContain('niet te bereiken');
  });
});

describe('an answer that is no article', () => {
  test('is sent back once with what was wrong, and both answers are counted', async () => {
    const writer = await serviceWith(
      stream(JSON.stringify({ ...good, title: '', content: 'Te kort.' }), { tokens: 300 }),
      stream(JSON.stringify(good), { tokens: 1000 }),
    );
    const { article: written, tokens } = await writer.write(request);
    expect([written?.title, tokens]).toEqual(['Koffie of thee', 1300]);
    const repair = requests[1]?.body;
    expect(repair?.messages.at(-1)?.content).toContain('"title" is leeg');
    expect(repair?.max_tokens).toBe(7700);
  });

  test.each<[string, Turn]>([
    ['nonsense', stream('lorem ipsum', { tokens: 50 })],
    ['too few words', stream(JSON.stringify({ ...good, content: 'Kort.' }), { tokens: 50 })],
    ['cut off by its own limit', stream(JSON.stringify(good), { tokens: 50, finish: 'length' })],
  ])('twice is given up: %s', async (_, responder) => {
    const error = await troubleOf((await serviceWith(responder)).write(request));
    expect([error.detail.includes('bruikbaar'), error.tokens, requests.length]).toEqual([true, 100, 2]);
  });

  test('is not asked for again when the budget is gone', async () => {
    const writer = await serviceWith(stream('lorem', { tokens: 9000 }));
    expect((await troubleOf(writer.write(request))).tokens).toBe(9000);
    expect(requests).toHaveLength(1);
  });

  test('costs what it cost also when the second question fails', async () => {
    const writer = await serviceWith(stream('lorem', { tokens: 40 }), status(401));
    expect((await troubleOf(writer.write(request))).tokens).toBe(40);
  });
});
