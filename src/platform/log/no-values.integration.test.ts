// Tests that an SQL statement that fails in a request or job is logged, and stored with the job, without
// names or addresses.

import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createLog } from './create-log.ts';

const SECRET = 'geheim.persoon@example.nl';
const lines: string[] = [];
let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());

function listeningLog() {
  const log = createLog('info');
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  return log;
}

const fail = () => shop.database.orm.execute(sql`select ${SECRET}::integer, ${'0612345678'}::text`);

function expectOnlyFacts(text: string): void {
  expect(text).toContain('22P02');
  expect(text).toContain('Failed query: select');
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('0612345678');
}

test('a request', async () => {
  const app = await createHttpServer({
    log: listeningLog(),
    trustProxy: 0,
    cookieSecret: 'x'.repeat(32),
    https: false,
  });
  app.get('/', fail);
  expect((await app.inject('/')).statusCode).toBe(500);
  await app.close();
  expectOnlyFacts(lines.splice(0).join(''));
});

test('a job', async () => {
  const jobs = createJobs({ database: shop.database, log: listeningLog(), pollSeconds: 1 });
  const queue = { name: 'fails', parse: () => ({}) };
  jobs.handle(queue, async () => {
    await fail();
  });
  await jobs.start({ work: true });
  await shop.database.transaction((tx) => jobs.send(tx, queue, {}));
  await expect.poll(() => lines.join('')).toContain('a job failed');
  const readStoredRows = async () =>
    JSON.stringify(
      (await shop.database.execute("select output from jobs.job where data->>'kind' = 'fails'")).rows,
    );
  await expect.poll(readStoredRows).toContain('Failed query');
  await jobs.stop();
  expectOnlyFacts(lines.splice(0).join(''));
  expect(await readStoredRows()).not.toContain(SECRET);
});
