// Tests the sandbox file after a killed process and with several processes at once, using real child
// processes. Every answer that the killed process had given must be stored.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { cents } from '#shared/money.ts';
import { createSandboxProvider } from './sandbox-payments.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'sandbox-payments.sqlite');
}

const options = (file: string, webhookUrl = 'http://127.0.0.1:9/') => ({
  file,
  clock: { now: () => new Date() },
  webhookUrl: () => webhookUrl,
  webhookSecret: 'whsec_test',
  publicUrl: 'http://shop.test',
  webhookMode: 'normal' as const,
  log: { warn: () => {} },
});

/**
 * Starts a child process that opens a sandbox on the file and runs `body`; the process prints one line per
 * answer.
 */
function run(file: string, body: string): { child: ChildProcess; lines: AsyncIterableIterator<string> } {
  const program = `
    import { createSandboxProvider } from ${JSON.stringify(new URL('./sandbox-payments.ts', import.meta.url).href)};
    const sandbox = createSandboxProvider({
      file: ${JSON.stringify(file)}, clock: { now: () => new Date() }, webhookUrl: () => 'http://127.0.0.1:9/',
      webhookSecret: 'whsec_test', publicUrl: 'http://shop.test', webhookMode: 'normal', log: { warn() {} },
    });
    const paymentMethod = { type: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' };
    const say = (text) => process.stdout.write(text + '\\n');
    ${body}
  `;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: new URL('../../..', import.meta.url),
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function receiver(): Promise<{ url: string; paymentIds: string[] }> {
  const paymentIds: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    paymentIds.push(/"object":\{"id":"(pi_\w+)"/.exec(text)?.[1] ?? '');
    response.end();
  });
  const port = await listenOnFreePort(server);
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/`, paymentIds };
}

describe('a provider whose process was killed', () => {
  it('keeps every payment it answered as paid, and still tells the shop of each', {
    timeout: 30_000,
  }, async () => {
    const file = temporaryFile();
    const { child, lines } = run(
      file,
      `for (let n = 0; ; n += 1) {
        const { payment, clientSecret } = await sandbox.provider.create({ amount: 2495, reference: 'r', idempotencyKey: 'k' + n });
        const { paymentIntent } = await sandbox.confirm({ clientSecret, returnUrl: null, paymentMethod });
        if (paymentIntent.status === 'succeeded') say(payment.id);
        await new Promise((resolve) => setImmediate(resolve));
      }`,
    );
    const answered: string[] = [];
    for await (const line of lines) {
      answered.push(line);
      if (answered.length === 25) child.kill('SIGKILL');
    }
    const shop = await receiver();
    const again = createSandboxProvider(options(file, shop.url));
    cleanUps.push(() => again.stop());
    for (const id of answered) {
      expect(await again.provider.retrieve(id)).toMatchObject({ status: 'succeeded', amountReceived: 2495 });
    }
    await again.runDue();
    expect(answered.length).toBeGreaterThanOrEqual(25);
    expect(answered.filter((id) => !shop.paymentIds.includes(id))).toEqual([]);
    expect(new Set(shop.paymentIds).size).toBe(shop.paymentIds.length);
  });
});

describe('several processes', () => {
  it('confirming one payment at the same moment charge it once', { timeout: 30_000 }, async () => {
    const file = temporaryFile();
    const shop = await receiver();
    const sandbox = createSandboxProvider(options(file, shop.url));
    cleanUps.push(() => sandbox.stop());
    const secrets: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const input = { amount: cents(2495), reference: 'r', idempotencyKey: `k${n}` };
      secrets.push((await sandbox.provider.create(input)).clientSecret);
    }
    const body = `for (const clientSecret of ${JSON.stringify(secrets)}) {
      const answers = await Promise.all([1, 2, 3].map(() => sandbox.confirm({ clientSecret, returnUrl: null, paymentMethod })));
      if (!answers.every((answer) => answer.paymentIntent.status === 'succeeded')) say('wrong');
    }
    say('done');`;
    const children = [run(file, body), run(file, body)];
    const firstLines = await Promise.all(children.map(async ({ lines }) => (await lines.next()).value));
    expect(firstLines).toEqual(['done', 'done']);
    await sandbox.runDue();
    expect(shop.paymentIds).toHaveLength(secrets.length);
    expect(new Set(shop.paymentIds).size).toBe(secrets.length);
  });

  it('opening a new file at the same moment all succeed', { timeout: 30_000 }, async () => {
    const file = temporaryFile();
    const children = [1, 2, 3].map((n) =>
      run(
        file,
        `say((await sandbox.provider.create({ amount: 500, reference: 'r', idempotencyKey: 'k${n}' })).payment.status);`,
      ),
    );
    const firstLines = await Promise.all(children.map(async ({ lines }) => (await lines.next()).value));
    expect(firstLines).toEqual(Array(3).fill('requires_payment_method'));
  });
});
