// Tests that changes of the audit log by somebody with database access are detected, even when the triggers
// are bypassed. Normal operations of the shop raise no alarm.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteExpiredEntries,
  logHead,
  type Sealing,
  type SealProof,
  sealLog,
  verifySeals,
} from '#modules/audit/index.ts';
import { deleteSealedBefore } from '#modules/audit/seal-log.ts';
import { waitingChangesQuery, waitingEntriesQuery } from '#modules/audit/seals.repository.ts';
import { createBackup } from '#platform/database/backup/backup.ts';
import { moveDatabase } from '#platform/database/backup/move-database.ts';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { days, hours, minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const TABLES = ['audit_entries', 'audit_changes', 'audit_seals'];
const WHOLE = { ok: true, detail: 'Het logboek klopt.', remark: null };

let opened: TestDatabase;
let database: Database;
let now: Date;
let said: { level: string; audit: unknown }[];
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});
afterAll(() => opened.drop());
beforeEach(async () => {
  for (const table of TABLES) {
    await statement(`alter table ${table} disable trigger user`);
    await statement(`truncate ${table} restart identity`);
    await statement(`alter table ${table} enable trigger user`);
  }
  now = new Date('2026-11-22T12:00:00Z');
  said = [];
});

const clock = { now: () => now };
const skip = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const tell = (level: string) => (fields: Record<string, unknown>) =>
  void said.push({ level, audit: fields.audit });
const log = { info: tell('info'), warn: tell('warn'), error: tell('error') };
const secrets = (sessionSecret: string, previousSecret: string | null = null) =>
  createKeyring({ sessionSecret, previousSecret });
const keyring = secrets('a secret of the shop, 32 signs long');
/** Returns the dependencies of a new process, which has written no seal yet. */
const freshProcess = (ring = keyring, on = database): Sealing => ({
  database: on,
  clock,
  keyring: ring,
  log,
  lastSeal: { known: null },
});
const seal = (process = freshProcess()) => sealLog(process);
const verify = (head?: string, ring = keyring, on: Pick<Database, 'orm'> = database): Promise<SealProof> =>
  verifySeals({ database: on, keyring: ring }, head);

async function begin(on = database, at = now): Promise<number> {
  const { rows } = await on.execute(
    `insert into audit_entries (at, operator_id, operator, method, route, path, address_hash, request_id)
     values ($1, 1, 'admin', 'PUT', '/api/orders/:id', '/api/orders/7', 'hash', gen_random_uuid()::text) returning id`,
    [at.toISOString()],
  );
  return Number(rows[0]?.id);
}
const change = (entry: number) =>
  database.execute(
    `insert into audit_changes (entry_id, entity, entity_id, before, after)
     values ($1, 'orders', '7', '{"city": "Delft", "total": 24.50}', '{"city": "Breda “aan zee” €"}')`,
    [entry],
  );
const end = (entry: number) =>
  database.execute('update audit_entries set status = 200 where id = $1', [entry]);
async function write(): Promise<number> {
  const entry = await begin();
  await change(entry);
  await end(entry);
  skip(minutes(1));
  return entry;
}
const statement = (text: string) => database.execute(text);
const count = async (table: string) =>
  (await statement(`select count(*)::int as n from ${table}`)).rows[0]?.n;

/**
 * Runs `look` after these statements, made as the owner of the tables with the triggers off; then rolls
 * everything back.
 */
async function afterForging(statements: string[], look: (tx: Orm) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const forging = database.transaction(async (tx) => {
    for (const table of TABLES) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const text of statements) await tx.execute(sql.raw(text));
    await look(tx);
    throw undone;
  });
  await expect(forging).rejects.toBe(undone);
}

const COPY =
  'insert into audit_entries (at, operator_id, operator, method, route, path, status, address_hash, request_id, seal)';
const FORGED = "1, 'vals', 'PUT', '/api/orders/:id', '/api/orders/7', 200, 'hash', 'x'";

describe('a forgery is found and named', () => {
  test.each<[string, string[], string]>([
    ['another name', ["update audit_entries set operator = 'iemand' where id = 2"], 'Regel 2 is gewijzigd'],
    [
      'another moment',
      ["update audit_entries set at = at - interval '1 second' where id = 2"],
      'Regel 2 is gewijzigd',
    ],
    ['another status', ['update audit_entries set status = null where id = 2'], 'Regel 2 is gewijzigd'],
    [
      'another value of a row that was changed',
      [`update audit_changes set after = '{"city": "Elders"}' where id = 2`],
      'Gewijzigde rij 2 is gewijzigd',
    ],
    ['an entry that is gone', ['delete from audit_entries where id = 2'], 'Regel 2 ontbreekt'],
    ['a changed row that is gone', ['delete from audit_changes where id = 2'], 'Gewijzigde rij 2 ontbreekt'],
    [
      'an entry among the sealed ones',
      [`${COPY} select at, ${FORGED}, 1 from audit_entries where id = 2`],
      'Regel 5 is toegevoegd',
    ],
    ['a seal there is not', ['update audit_entries set seal = 77 where id = 4'], 'Regel 4 ontbreekt'],
    [
      'a new entry with a seal there is not',
      [`${COPY} values (now(), ${FORGED}, 77)`],
      'Regel 5 hoort bij een verzegeling',
    ],
    ['an entry in another seal', ['update audit_entries set seal = 2 where id = 2'], 'Regel 2 ontbreekt'],
    ['an entry without its seal', ['update audit_entries set seal = null where id = 2'], 'Regel 2 ontbreekt'],
    [
      'the first seal and its rows gone',
      [
        'delete from audit_entries where seal = 1',
        'delete from audit_changes where seal = 1',
        'delete from audit_seals where id = 1',
      ],
      'Verzegeling 1 ontbreekt',
    ],
    [
      'rows that were forgotten without a record',
      [
        'delete from audit_entries where seal = 1',
        'delete from audit_changes where seal = 1',
        'update audit_seals set content = null where id = 1',
      ],
      'De inhoud van verzegeling 1',
    ],
    ['a record of forgetting', ['update audit_seals set forgotten_to = 1 where id = 2'], 'Verzegeling 2 van'],
    [
      'a content that fits the change',
      ["update audit_seals set content = '', content_digest = encode(sha256(''), 'hex') where id = 1"],
      'Verzegeling 1 van',
    ],
  ])('%s', async (_, statements, detail) => {
    for (let round = 0; round < 3; round += 1) await write();
    await seal();
    await write();
    await seal();
    expect(await verify()).toMatchObject({ ...WHOLE, seals: 2, entries: 4, waiting: 0 });
    await afterForging(statements, async (orm) => {
      expect(await verify(undefined, keyring, { orm })).toMatchObject({
        ok: false,
        detail: expect.stringContaining(detail),
      });
    });
    expect(await verify()).toMatchObject(WHOLE);
  });

  test('the last ones gone with their seals: against a head that left before, in the log or a name', async () => {
    await write();
    const first = await seal();
    await write();
    const last = await seal();
    for (const head of [first?.hash, last?.hash, last?.hash.slice(0, 16)])
      expect(await verify(head)).toMatchObject(WHOLE);
    const cut = ['audit_entries where seal = 2', 'audit_changes where seal = 2', 'audit_seals where id = 2'];
    await afterForging(
      cut.map((rows) => `delete from ${rows}`),
      async (orm) => {
        expect(await verify(undefined, keyring, { orm })).toMatchObject({ ok: true, seals: 1 });
        expect(await verify(first?.hash, keyring, { orm })).toMatchObject(WHOLE);
        expect(await verify(last?.hash, keyring, { orm })).toMatchObject({
          ok: false,
          detail: expect.stringContaining(`De verzegeling ${last?.hash.slice(0, 16)} is er niet (meer)`),
        });
      },
    );
  });

  test('a running shop notices that its last seal is gone', async () => {
    const process = freshProcess();
    await write();
    const head = await seal(process);
    await statement('alter table audit_seals disable trigger user');
    await statement('delete from audit_seals');
    await seal(process);
    expect(said).toEqual([{ level: 'error', audit: { event: 'seal_lost', ...head } }]);
  });

  test('an entry of last month that was written today', async () => {
    await write();
    await seal();
    await begin(database, new Date(now.getTime() - days(30)));
    await seal();
    expect(await verify()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('is later toegevoegd'),
    });
  });

  test('a whole chain made anew without the key', async () => {
    await write();
    await seal();
    await write();
    const forger = secrets('whatever a forger can think of, long');
    await statement('alter table audit_seals disable trigger user');
    await statement('alter table audit_entries disable trigger user');
    await statement('alter table audit_changes disable trigger user');
    await statement('delete from audit_seals');
    await statement('update audit_entries set seal = null');
    await statement('update audit_changes set seal = null');
    await seal(freshProcess(forger));
    expect((await verify()).remark).toContain('ander SESSION_SECRET');
    // And what the shop adds does not make it its own.
    await write();
    await seal();
    expect((await verify()).remark).toContain('vergelijk het met een kop die elders is bewaard');
    await write();
    await seal(freshProcess(forger));
    expect((await verify()).detail).toContain('is niet door deze winkel gemaakt');
  });
});

describe('the database refuses', () => {
  test.each([
    "update audit_entries set operator = 'iemand'",
    'update audit_entries set status = 404',
    'update audit_entries set seal = null',
    'update audit_changes set after = null',
    'update audit_changes set seal = 2',
    "update audit_seals set hash = 'x'",
    'update audit_seals set content = content',
    'delete from audit_entries',
    'delete from audit_changes',
    'delete from audit_seals',
    'truncate audit_entries',
    'truncate audit_changes',
    'truncate audit_seals',
  ])('%s', async (text) => {
    await write();
    await seal();
    await expect(statement(text)).rejects.toThrow('The log of the back-office is not rewritten');
    expect(await verify()).toMatchObject(WHOLE);
  });

  test('to forget what was not sealed, and to rewrite it', async () => {
    await write();
    for (const text of ['delete from audit_entries', "update audit_entries set operator = 'iemand'"])
      await expect(statement(text)).rejects.toThrow('is not rewritten');
  });
});

describe('what the shop does raises no alarm', () => {
  test('an entry waits for its status, and is sealed without one when none comes', async () => {
    const slow = await begin();
    await change(slow);
    await write();
    await seal();
    expect(await verify()).toMatchObject({ ...WHOLE, entries: 1, waiting: 1 });
    await end(slow);
    const lost = await begin();
    await seal();
    expect(await verify()).toMatchObject({ ...WHOLE, entries: 2, waiting: 1 });
    skip(hours(1) + minutes(1));
    await seal();
    expect(await verify()).toMatchObject({ ...WHOLE, entries: 3, waiting: 0 });
    await expect(end(lost)).rejects.toThrow('is not rewritten');
  });

  test('nothing new makes no seal, and what comes late gets the next one', async () => {
    expect(await seal()).toBeNull();
    expect((await verify()).remark).toBe('Er is nog niets verzegeld.');
    const entry = await write();
    const head = await seal();
    expect(await seal()).toEqual(head);
    await change(entry);
    expect(await seal()).toMatchObject({ seal: 2 });
    expect(await verify()).toMatchObject(WHOLE);
    expect((await statement('select seal from audit_changes order by id')).rows).toEqual([
      { seal: 1 },
      { seal: 2 },
    ]);
  });

  test('a transaction that ends late is sealed then, once, though others with higher ids were before it', async () => {
    const entry = await begin();
    await end(entry);
    const written = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const late = database.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit_changes (entry_id, entity, entity_id) values (${entry}, 'orders', '1')`,
      );
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    // The embedded engine has one connection: there nothing comes in between.
    if (database.engine === 'postgres') {
      await change(entry);
      expect(await seal()).toMatchObject({ seal: 1 });
    }
    goOn.resolve();
    await late;
    await seal();
    expect(await verify()).toMatchObject({ ...WHOLE, entries: 1 });
    expect(await statement('select id from audit_changes where seal is null')).toMatchObject({ rows: [] });
  });

  test('many who seal at once make one chain', async () => {
    for (let round = 0; round < 10; round += 1) await write();
    const heads = await Promise.all(Array.from({ length: 4 }, seal));
    expect(new Set(heads.map((head) => head?.hash)).size).toBe(1);
    expect(await verify()).toMatchObject({ ...WHOLE, seals: 1, entries: 10 });
  });

  test('a log from before there were seals gets them, day by day, and is forgotten day by day', async () => {
    await statement(
      `insert into audit_entries (at, operator_id, operator, method, route, path, status, address_hash, request_id)
       select '2024-11-23T12:00:00Z'::timestamptz + n * interval '6 hours', 1, 'admin', 'PUT', '/x', '/x', 200, 'hash', n::text
       from generate_series(1, 2900) n`,
    );
    await seal();
    const before = await verify();
    expect(before).toMatchObject({ ...WHOLE, entries: 2900 });
    expect(before.seals).toBeGreaterThan(500);
    skip(days(10));
    const process = freshProcess();
    const forget = () => deleteExpiredEntries(process);
    await forget();
    const left = Number(await count('audit_entries'));
    expect(left).toBeGreaterThan(2900 - 4 * 10 - 4);
    expect(left).toBeLessThanOrEqual(2900 - 4 * 8);
    expect(await verify()).toMatchObject({ ...WHOLE, entries: left });
    // A shop that was away for long has more to forget than goes in one transaction.
    skip(days(365));
    await forget();
    expect(await count('audit_entries')).toBeLessThanOrEqual(left - 4 * 364);
    expect(await verify()).toMatchObject(WHOLE);
  });

  test('a thousand rows and more are several seals', async () => {
    await statement(
      `insert into audit_entries (at, operator_id, operator, method, route, path, status, address_hash, request_id)
       select '2026-11-22T11:00:00Z', 1, 'admin', 'PUT', '/x', '/x', 200, 'hash', n::text from generate_series(1, 2500) n`,
    );
    await statement(
      "insert into audit_changes (entry_id, entity, entity_id) select id, 'orders', '1' from audit_entries",
    );
    expect(await seal()).toMatchObject({ seal: 3 });
    expect(await verify()).toMatchObject({ ...WHOLE, entries: 2500 });
  });

  test('what waits is found by an index of its own, however much is sealed', async () => {
    await statement(
      `insert into audit_entries (at, operator_id, operator, method, route, path, status, address_hash, request_id)
       select '2026-11-22T11:00:00Z', 1, 'admin', 'PUT', '/x', '/x', 200, 'hash', n::text from generate_series(1, 2500) n`,
    );
    await statement(
      "insert into audit_changes (entry_id, entity, entity_id) select id, 'orders', '1' from audit_entries",
    );
    const plan = async (query: SQL) => {
      const { rows } = await database.orm.execute(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    // As it is in the midst of the first sealing, as far as the planner knows, and ever after.
    for (const sealing of [async () => {}, seal]) {
      await sealing();
      await statement('analyze audit_entries, audit_changes');
      // The planner believes the counts of the catalogue: these say a hundred times as many rows.
      await statement(
        "update pg_class set reltuples = reltuples * 100 where relname in ('audit_entries', 'audit_changes')",
      );
      expect(await plan(waitingEntriesQuery(now, 1001))).toMatch(/Index Scan using audit_entries_waiting/);
      expect(await plan(waitingChangesQuery(1001))).toMatch(/Index Scan using audit_changes_waiting/);
    }
  });

  test('what is two years old is forgotten, with a record of it; and rows that were not, are missed', async () => {
    const head = await (async () => {
      await write();
      return seal();
    })();
    skip(days(365));
    await write();
    await seal();
    skip(days(366));
    const process = freshProcess();
    const forget = () => deleteExpiredEntries(process);
    await forget();
    await forget();
    expect(await verify(head?.hash)).toMatchObject({ ...WHOLE, seals: 3, entries: 1, forgottenTo: 1 });
    expect([await count('audit_entries'), await count('audit_changes')]).toEqual([1, 1]);
    await afterForging([`${COPY} values (now(), ${FORGED}, 1)`], async (orm) => {
      expect((await verify(undefined, keyring, { orm })).detail).toContain('is toegevoegd');
    });
    await afterForging(['delete from audit_entries'], async (orm) => {
      expect((await verify(undefined, keyring, { orm })).detail).toBe(
        'Regel 2 ontbreekt, verzegeld op 22\u00a0nov 2027, 13:02:00.',
      );
    });
  });

  test('forgetting too early is no rule of the shop, even with its key', async () => {
    await write();
    await deleteSealedBefore(freshProcess(), now);
    expect((await verify()).detail).toBe(
      'Verzegeling 2 liet regels vergeten die nog bewaard moesten blijven.',
    );
  });

  test('a backup and a move bring the chain along, onto any engine, and it goes on there', async () => {
    await write();
    await seal();
    await write();
    const head = await seal();
    const folder = mkdtempSync(join(tmpdir(), 'zwartwit-seals-'));
    const restored = await openTestDatabase();
    const moved = await openTestDatabase();
    try {
      const { file } = await createBackup(database, folder, clock);
      await restoreBackup(restored.database, folder, file);
      await moveDatabase(database, moved.database);
      for (const target of [restored.database, moved.database]) {
        expect(await verify(head?.hash, keyring, target)).toMatchObject({ ...WHOLE, entries: 2 });
        await expect(target.execute('delete from audit_entries')).rejects.toThrow('is not rewritten');
        await begin(target);
        skip(hours(2));
        await seal(freshProcess(keyring, target));
        expect(await verify(head?.hash, keyring, target)).toMatchObject({ ...WHOLE, seals: 3, entries: 3 });
      }
    } finally {
      await restored.drop();
      await moved.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('another SESSION_SECRET vouches for what the one before it sealed, while that is named', async () => {
    await write();
    await seal();
    const next = 'the secret of next year, 32 signs long';
    await write();
    await seal(freshProcess(secrets(next, 'a secret of the shop, 32 signs long')));
    expect(await verify(undefined, secrets(next))).toMatchObject(WHOLE);
    await write();
    await seal(freshProcess(secrets('one that came without the one before')));
    expect(await verify(undefined, secrets('one that came without the one before'))).toMatchObject({
      ok: true,
      remark: expect.stringContaining('met een ander SESSION_SECRET gemaakt'),
    });
  });

  test('the head is told every day, and a log that does not hold is an error', async () => {
    await write();
    const process = freshProcess();
    await logHead(process);
    expect(said).toEqual([
      {
        level: 'info',
        audit: expect.objectContaining({
          event: 'head',
          seal: 1,
          hash: expect.stringMatching(/^[\da-f]{64}$/),
        }),
      },
    ]);
    await statement('alter table audit_entries disable trigger user');
    await statement("update audit_entries set operator = 'iemand'");
    await logHead(process);
    expect(said[1]).toMatchObject({
      level: 'error',
      audit: { event: 'broken', detail: expect.stringContaining('Regel 1 is gewijzigd') },
    });
  });
});
