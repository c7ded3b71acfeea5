import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { sqlStateOf } from './postgres/pooled-database.ts';
import { UsedOutsideOwnTransaction } from './transaction-guard.ts';

const notes = pgTable('test_notes', { id: integer().primaryKey(), value: integer().notNull() });

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
  await database.execute('create table test_notes (id integer primary key, value integer not null)');
});
afterAll(() => test?.drop());
beforeEach(() => database.execute('truncate test_notes'));

const count = async () => (await database.orm.select().from(notes)).length;

it('compiles no question, which would take longer than answering it', async () => {
  const { rows } = await database.execute('select pg_jit_available() as compiles');
  expect(rows).toEqual([{ compiles: false }]);
});

describe('transaction', () => {
  it('keeps what it wrote when the work resolves', async () => {
    const answer = await database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 10 });
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await count()).toBe(1);
  });

  it('keeps nothing when the work throws, and throws the same error', async () => {
    const failure = new Error('no');
    const work = database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 10 });
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await count()).toBe(0);
  });

  it('does not claim to have saved when a failed statement was swallowed', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 10 });
      await tx.execute(sql`select 1/0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('swallowed');
    expect(await count()).toBe(0);
  });

  it('lets a savepoint fail alone', async () => {
    await database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 10 });
      await tx
        .transaction(async (inner) => {
          await inner.insert(notes).values({ id: 1, value: 11 });
        })
        .catch(() => undefined);
      await tx.insert(notes).values({ id: 2, value: 20 });
    });
    expect(await count()).toBe(2);
  });

  it('refuses the outer handle, plain SQL and a nested transaction at once', async () => {
    const { orm } = database;
    const uses: (() => unknown)[] = [
      () => database.orm,
      () => orm.select().from(notes),
      () => database.execute('select 1'),
      () => database.transaction(async () => 1),
      () => database.listen('x', () => undefined),
    ];
    for (const use of uses) {
      const error: unknown = await database.transaction(async () => use()).catch((thrown: unknown) => thrown);
      const causes = [error, error instanceof Error ? error.cause : undefined];
      expect(causes.some((cause) => cause instanceof UsedOutsideOwnTransaction)).toBe(true);
    }
  });

  it('allows the outer handle again once it has ended, also in work it left running', async () => {
    let later: Promise<number> | undefined;
    const ended = Promise.withResolvers<void>();
    await database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 10 });
      later = ended.promise.then(count);
    });
    ended.resolve();
    expect(await later).toBe(1);
  });

  it('serves fifty at a time', async () => {
    const ids = Array.from({ length: 50 }, (_, id) => id);
    await Promise.all(
      ids.map((id) => database.transaction((tx) => tx.insert(notes).values({ id, value: id }))),
    );
    expect(await count()).toBe(50);
  });

  it('tells the SQLSTATE of a unique violation', async () => {
    await database.orm.insert(notes).values({ id: 1, value: 1 });
    const error: unknown = await database.orm
      .insert(notes)
      .values({ id: 1, value: 1 })
      .catch((thrown: unknown) => thrown);
    expect(sqlStateOf(error)).toBe('23505');
  });

  it('refuses orm.transaction, which would skip the guard', async () => {
    await expect(database.orm.transaction(async () => 1)).rejects.toThrow('database.transaction');
  });
});

describe('execute', () => {
  it('answers the rows of every statement of a text', async () => {
    const { rows } = await database.execute('begin; select 1 as a; select 2 as a; commit');
    expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('leaves no failed transaction behind for the next query', async () => {
    await expect(database.execute('begin; select 1/0; commit')).rejects.toThrow('division');
    expect((await database.execute('select 1 as a')).rows).toEqual([{ a: 1 }]);
  });
});

describe('listen and notify', () => {
  it('delivers at commit, not before, and nothing of a transaction that is rolled back', async () => {
    const notifications: string[] = [];
    const stop = await database.listen('test channel', (payload) => notifications.push(payload));
    await database
      .transaction(async (tx) => {
        await database.notify(tx, 'test channel', 'rolled back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.transaction(async (tx) => {
      await database.notify(tx, 'test channel', 'committed');
      await tx.execute(sql`select 1`);
      expect(notifications).toEqual([]);
    });
    await expect.poll(() => notifications).toEqual(['committed']);
    await stop();
    await database.notify(database.orm, 'test channel', 'after');
    await database.execute('select 1');
    expect(notifications).toEqual(['committed']);
  });

  it('still hears after its connection was replaced', async () => {
    const notifications: string[] = [];
    const stop = await database.listen('test_replaced', (payload) => notifications.push(payload));
    // A statement failing inside BEGIN makes the pool drop the connection it ran on.
    await database.execute('begin; select 1/0').catch(() => undefined);
    await database.notify(database.orm, 'test_replaced', 'hello');
    await expect.poll(() => notifications).toEqual(['hello']);
    await stop();
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  const killAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  /**
   * Ends the database connection with this server process id from outside, as a restart or a failover would.
   */
  async function cut(pid: number): Promise<void> {
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await admin.end();
  }

  it('tries a transaction again after a deadlock', async () => {
    await database.orm.insert(notes).values([
      { id: 1, value: 0 },
      { id: 2, value: 0 },
    ]);
    let tries = 0;
    const bump = (first: number, second: number) =>
      database.transaction(async (tx) => {
        tries += 1;
        await tx.execute(sql`update test_notes set value = value + 1 where id = ${first}`);
        await tx.execute(sql`select pg_sleep(0.2)`);
        await tx.execute(sql`update test_notes set value = value + 1 where id = ${second}`);
      });
    await Promise.all([bump(1, 2), bump(2, 1)]);
    expect((await database.orm.select().from(notes)).map(({ value }) => value)).toEqual([2, 2]);
    expect(tries).toBeGreaterThan(2);
  });

  it('fails a transaction whose connection was cut, and only that', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, value: 1 });
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await cut(Number(rows[0]?.pid));
      await tx.insert(notes).values({ id: 2, value: 2 });
    });
    await expect(work).rejects.toThrow();
    expect(await count()).toBe(0);
  });

  it('goes on after every connection was cut, and hears again what it listened to', async () => {
    const notifications: string[] = [];
    let gaps = 0;
    const stop = await database.listen(
      'test_cut',
      (payload) => notifications.push(payload),
      () => {
        gaps += 1;
      },
    );
    await database.execute(killAll);
    await expect.poll(() => gaps).toBe(1);
    await database.notify(database.orm, 'test_cut', 'back');
    await expect.poll(() => notifications).toEqual(['back']);
    await stop();
  });
});
