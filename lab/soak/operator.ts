// Simulates the operator of a soak run: logs in, reads lists and charts, edits and ships orders, refunds some
// money, sometimes imports a small app and makes a backup. Refunds are remembered for the comparison of the
// books.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { importedSchema } from '#modules/imports/contract.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { rawZip } from '#tests/support/raw-zip.ts';
import type { Answers } from './answers.ts';

export const OPERATOR = { username: 'admin', password: 'een lange adem is nodig' };

const REST_MS = 1_000;
/** The operator refunds a part of every fourth order. */
const REFUND_EVERY = 4;
const IMPORT_EVERY_MS = 30_000;
const BACKUP_EVERY_MS = 90_000;
const REFUNDED_CENTS = 100;

const READ = [
  '/api/admin/orders?limit=50',
  '/api/admin/orders?limit=50&q=koper',
  '/api/draft-orders?limit=50',
  '/api/admin/outbox?limit=25',
  '/api/admin/analytics',
  '/api/admin/imports',
  '/api/admin/reviews',
  '/api/stripe/failed-payments',
  '/admin/orders',
];
const ordersSchema = z.object({ items: z.array(z.object({ id: z.number(), status: z.string() })) });

export type Worked = {
  shipped: number;
  imports: number;
  backups: number;
  /** The longest duration of a backup in ms. */
  slowestBackup: number;
  /** The refunded amounts in cents by order id. */
  refunded: Map<number, number>;
};

type Call = { method?: string; path: string; body?: object | Uint8Array; type?: string; wants?: number };

/** Works until `over` is aborted. Every unexpected answer counts as a failure of the run. */
export async function operateUntil(over: AbortSignal, address: string, answers: Answers): Promise<Worked> {
  const worked: Worked = { shipped: 0, imports: 0, backups: 0, slowestBackup: 0, refunded: new Map() };
  const cookie = await logInForCookie(address, OPERATOR);
  const ask = async ({ method = 'GET', path, body, type, wants = 200 }: Call): Promise<Answer | null> => {
    const what = `${method} ${path.replace(/\d+/, ':id').replace(/\?.*/, '')}`;
    const headers = { cookie, ...(type ? { 'content-type': type } : {}) };
    const answer = await answers.ask(what, () =>
      callHttp({ method, url: `${address}${path}`, headers, body }),
    );
    if (answer === null || answer.status === wants) return answer;
    answers.fail(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    return null;
  };
  const isTimeToImport = createAlarm(IMPORT_EVERY_MS);
  const isTimeToBackUp = createAlarm(BACKUP_EVERY_MS);
  for (let turn = 1; !over.aborted; turn += 1) {
    await ask({ path: READ[turn % READ.length] ?? '/admin/orders' });
    await handleOrder(turn, ask, worked);
    if (isTimeToImport()) await takeInApp(ask, worked);
    if (isTimeToBackUp()) await backUp(ask, worked);
    await pause(REST_MS);
  }
  return worked;
}

/** Returns a function that is true once after each interval. */
function createAlarm(everyMs: number): () => boolean {
  let next = performance.now() + everyMs;
  return () => {
    const rings = performance.now() >= next;
    if (rings) next = performance.now() + everyMs;
    return rings;
  };
}

type Ask = (call: Call) => Promise<Answer | null>;

/** Edits the city of the newest waiting order and ships the order; refunds one euro for some orders. */
async function handleOrder(turn: number, ask: Ask, worked: Worked): Promise<void> {
  const list = await ask({ path: '/api/admin/orders?limit=10&status=pending' });
  const order = list && ordersSchema.parse(list.body).items[0];
  if (!order) return;
  const path = `/api/orders/${order.id}`;
  await ask({ method: 'PUT', path, body: { city: 'Utrecht' } });
  const sent = { status: 'shipped', carrier: 'postnl', trackingCode: `3SLANG${order.id}` };
  if (await ask({ method: 'PUT', path, body: sent })) worked.shipped += 1;
  await ask({ path: `/api/admin/orders/${order.id}` });
  if (turn % REFUND_EVERY !== 0) return;
  const refund = { amount: REFUNDED_CENTS / 100, reason: 'Deuk in het deksel', idempotencyKey: randomUUID() };
  const refunds = { method: 'POST', path: `/api/admin/orders/${order.id}/refunds`, body: refund, wants: 201 };
  if (await ask(refunds)) worked.refunded.set(order.id, REFUNDED_CENTS);
}

async function backUp(ask: Ask, worked: Worked): Promise<void> {
  const begin = performance.now();
  if (!(await ask({ method: 'POST', path: '/api/admin/backup', wants: 201 }))) return;
  worked.backups += 1;
  worked.slowestBackup = Math.max(worked.slowestBackup, performance.now() - begin);
}

async function takeInApp(ask: Ask, worked: Worked): Promise<void> {
  const app = rawZip([
    { name: 'app/package.json', content: '{"name":"app","dependencies":{"react":"19"}}' },
    { name: 'app/src/pages/Index.tsx', content: 'export default () => null;' },
    ...Array.from({ length: 40 }, (_, index) => ({
      name: `app/src/components/Deel${index}.tsx`,
      content: `export const Deel${index} = () => null;\n`.repeat(50),
    })),
  ]);
  const file = { field: 'zipFile', fileName: 'app.zip', type: 'application/zip', content: app };
  const taken = await ask({ method: 'POST', path: '/api/import', ...formWithFile(file) });
  if (!taken) return;
  worked.imports += 1;
  const { id } = importedSchema.parse(taken.body);
  await ask({ path: `/api/admin/imports/${id}/entries?limit=50` });
  await ask({ method: 'DELETE', path: `/api/admin/imports/${id}`, wants: 204 });
}
