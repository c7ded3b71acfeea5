// Tests every operation and field of the live API description with invalid and hostile values: no answer is
// 500, nothing hangs, the shop keeps running, and the log contains none of the values. FUZZ_SEED repeats a
// run, FUZZ_PASSES makes it longer (npm run lab -- fuzz).

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createLog } from '#platform/log/create-log.ts';
import { problemCodes } from '#shared/api/problem-codes.ts';
import { minutes } from '#shared/clock.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { type HostileCall, hostileCalls, type Trade } from '#tests/harness/fuzz/hostile-calls.ts';
import { MARK } from '#tests/harness/fuzz/hostile-values.ts';
import { createSampler } from '#tests/harness/fuzz/sample-values.ts';
import { operationsOf, readDocument } from '#tests/support/api/read-document.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const PASSES = Number(process.env.FUZZ_PASSES ?? 1);
const AT_ONCE = 4;
/** The time after which a request counts as hung. Rendering the cover of an article takes longest. */
const HANGS_AFTER = minutes(2);
/** The time limit: five minutes per pass, which takes less than one on an idle machine. */
const PATIENCE = minutes(5 * PASSES);

/**
 * Operations that are not called here: they end the session, or take minutes by design. Other tests cover
 * them.
 */
const LEFT_OUT = [
  'POST /api/admin/logout',
  'DELETE /api/admin/account/sessions/{id}',
  'POST /api/admin/generate-blog-post',
];

const problem = z.object({ status: z.number(), code: z.string() });

let shop: TestShop;
let cookie: string;
const logged: string[] = [];
beforeAll(async () => {
  shop = await startTestShop({ log: createLog('info', { write: (line) => void logged.push(line) }) });
  cookie = await logInForCookie(shop.address, { username: 'admin', password: 'een lang wachtwoord' });
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '2x' });
  await buyer.payByCard(started);
  await buyer.askForOrder(started.paymentIntentId);
}, PATIENCE);
afterAll(() => shop.stop());

/** Returns the fault of an answer; null when there is none. */
function fault({ status, body }: Answer): string | null {
  if (status === 500) return '500';
  if (status < 400 || status === 402) return null;
  const told = problem.safeParse(body);
  if (!told.success) return `${status} that is no problem`;
  return told.data.code in problemCodes ? null : `${status} with the unknown code ${told.data.code}`;
}

async function send(call: HostileCall, headers: Record<string, string>, tries = 2): Promise<string | null> {
  try {
    const { method, path, body } = call;
    const url = `${shop.address}${path}`;
    // A connection of its own: what a refused body leaves on one is not the next call's.
    const sent = { connection: 'close', ...headers, ...call.headers };
    return fault(await callHttp({ method, url, body, headers: sent, patience: HANGS_AFTER }));
  } catch (error) {
    // What is refused before all of its body was sent may close the connection before the answer is read:
    // asked once more.
    const wasCut = /ECONNRESET|EPIPE|hang up/.test(String(error)) && tries > 1;
    return wasCut ? send(call, headers, tries - 1) : String(error);
  }
}

test(`nothing breaks by ${PASSES === 1 ? 'one hostile value' : `${PASSES} hostile values`} in every field (seed ${SEED})`, {
  timeout: PATIENCE,
}, async () => {
  const document = await readDocument(shop.address);
  const components = document.components?.schemas ?? {};
  const random = seededRandom(SEED);
  const pick: Trade['pick'] = (items) => {
    const found = items[Math.floor(random() * items.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const trade: Trade = { sample: createSampler(components, random), components, pick };
  const operations = operationsOf(document).filter(
    ({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`),
  );
  const waiting = Array.from({ length: PASSES }, () =>
    operations.flatMap((one) => hostileCalls(one, trade)),
  ).flat();
  expect(waiting.length).toBeGreaterThan(500);
  const faults: string[] = [];
  const work = async () => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const asOwner = await send(call, { cookie });
      const asNobody = random() < 0.1 ? await send(call, {}) : null;
      const wrong = asOwner ?? asNobody;
      if (wrong)
        faults.push(
          `${call.operation} · ${call.place}: ${wrong}\n  ${call.path.slice(0, 300)} ${String(call.body ?? '').slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults.join('\n')).toBe('');
  expect(logged.filter((line) => line.includes(MARK))).toEqual([]);
  expect((await callHttp({ url: `${shop.address}/readyz` })).status).toBe(200);
  expect((await shop.newBuyer().call('GET', '/api/variants')).status).toBe(200);
  // Four callers at once make an owner and then lower themselves, now and then: whoever they are, they are
  // known.
  expect((await callHttp({ url: `${shop.address}/api/admin/account`, headers: { cookie } })).status).toBe(
    200,
  );
});
