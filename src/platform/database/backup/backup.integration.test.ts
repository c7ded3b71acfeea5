import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from '../database.ts';
import { createHousekeeping } from '../housekeeping.ts';
import { silentLogger } from '../logger.ts';
import { checkBackup, createBackup, listBackups, pruneBackups } from './backup.ts';
import { readBackup } from './backup-file.ts';
import { assertEmpty, moveDatabase } from './move-database.ts';
import { finishRestore, restoreBackup } from './restore-backup.ts';
import { stageFiles } from './staged-files.ts';

const SCHEMA = `
  create type test_mood as enum ('blij', 'boos');
  create table test_parent (id integer generated always as identity primary key, name text not null);
  create table test_zoo (
    id bigint primary key, parent integer not null references test_parent, above bigint references test_zoo,
    amount numeric(30, 10), flag boolean, made timestamptz, day date, data jsonb, raw bytea, tags text[], mood test_mood,
    twice bigint generated always as (id * 2) stored, ratio double precision, "odd ""name" text)`;

const ROWS = `
  insert into test_parent (name) values ('één'), ('twee'), (E'line\\nbreak "quoted" \\\\ back');
  insert into test_zoo (id, parent, above, amount, flag, made, day, data, raw, tags, mood, ratio, "odd ""name") values
    (2, 1, 9007199254740993, 12345678901234567890.0123456789, true, '2026-03-29 02:30:00.123456+01', '2026-12-31',
     '{"a": [1, 2.50, null]}', '\\x00ff10', array['a,b', null, '{"x"}'], 'boos', 0.1, 'x'),
    (9007199254740993, 3, null, null, null, null, null, 'null', null, '{}', null, 'NaN', null);
  insert into test_zoo (id, parent, data) select 1000 + i, 2, jsonb_build_object('i', i) from generate_series(1, 2500) i`;

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-backup-'));
const clock = { now: () => new Date('2026-11-20T03:30:00.000Z') };
const tests: TestDatabase[] = [];
let source: Database;

async function newDatabase(): Promise<Database> {
  const test = await openTestDatabase();
  tests.push(test);
  await test.database.execute(SCHEMA);
  return test.database;
}

/** Returns a digest of all rows of the two test tables, by which two databases are compared. */
async function fingerprint(database: Database): Promise<string> {
  const { rows } = await database.execute(
    `select string_agg(t::text, '|' order by id) as all from test_zoo t union all
     select string_agg(t::text, '|' order by id) from test_parent t`,
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

beforeAll(async () => {
  source = await newDatabase();
  await source.execute(ROWS);
});
afterAll(async () => {
  for (const test of tests) await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('backup', () => {
  it('restores every value exactly, references, keys and sequences included', async () => {
    const backup = await createBackup(source, folder, clock);
    expect(backup.name).toBe('backup-2026-11-20T03-30-00.000Z.ndjson.gz');
    expect(backup.rows).toBeGreaterThanOrEqual(2505);
    const target = await newDatabase();
    await target.execute("insert into test_parent (name) values ('goes away')");
    await restoreBackup(target, folder, backup.file);
    expect(await fingerprint(target)).toBe(await fingerprint(source));
    const { rows } = await target.execute("insert into test_parent (name) values ('next') returning id");
    expect(rows).toEqual([{ id: 4 }]);
    await expect(target.execute('insert into test_zoo (id, parent) values (5, 99)')).rejects.toThrow(
      'foreign key',
    );
    await expect(target.execute('insert into test_zoo (id, parent) values (2, 1)')).rejects.toThrow(
      'duplicate key',
    );
  });

  it('holds waiting jobs, and nothing that belongs to one database or one day', async () => {
    const { header } = await readBackup((await createBackup(source, folder, clock)).file, { key: null });
    const names = header.tables.map(({ schema, name }) => `${schema}.${name}`);
    expect(names).toContain('jobs.job_common');
    expect(names.filter((name) => /^jobs\.version$|queue_stats|drizzle/.test(name))).toEqual([]);
  });

  it('brings the pictures and the sandbox along, and nothing else of the data folder', async () => {
    const from = mkdtempSync(join(tmpdir(), 'zwartwit-from-'));
    const to = mkdtempSync(join(tmpdir(), 'zwartwit-to-'));
    const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    mkdirSync(join(from, 'media', 'abc'), { recursive: true });
    writeFileSync(join(from, 'media', 'abc', '640.avif'), picture);
    writeFileSync(join(from, 'media', 'abc', 'empty.webp'), '');
    writeFileSync(join(from, 'session-secret'), 'geheim');
    const sandbox = new DatabaseSync(join(from, 'sandbox-payments.sqlite'));
    sandbox.exec("pragma journal_mode = wal; create table t (a); insert into t values ('betaald')");
    const backup = await createBackup(source, from, clock);
    sandbox.close();
    expect(backup.files).toBe(3);
    await restoreBackup(await newDatabase(), to, backup.file);
    expect(readFileSync(join(to, 'media', 'abc', '640.avif')).equals(picture)).toBe(true);
    expect(readdirSync(to).sort()).toEqual(['media', 'sandbox-payments.sqlite']);
    const restored = new DatabaseSync(join(to, 'sandbox-payments.sqlite'), { readOnly: true });
    expect(restored.prepare('select a from t').all()).toEqual([{ a: 'betaald' }]);
    restored.close();
    for (const copy of [from, to]) rmSync(copy, { recursive: true });
  });

  it('waits its turn once, and no longer, among twenty who write without a rest', async () => {
    const busy = await newDatabase();
    await busy.execute('create table test_line (writer integer)');
    let written = 0;
    let over = false;
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (; !over; written += 1) await busy.execute('insert into test_line values ($1)', [writer]);
    });
    while (written < 100) await new Promise(setImmediate);
    const stood: number[] = [];
    const { session } = busy;
    vi.spyOn(busy, 'session').mockImplementation((work) => {
      const before = written;
      return session((query) => {
        stood.push(written - before);
        return work(query);
      });
    });
    await createBackup(busy, folder, clock).finally(() => {
      over = true;
    });
    await Promise.all(writers);
    // Each of those who stood in line before it once: counted, not timed.
    expect(stood).toEqual([expect.any(Number)]);
    expect(stood[0]).toBeLessThanOrEqual(20);
  });

  it('asks for few turns: two statements a table, and a piece of the loop for half a megabyte', async () => {
    const large = await newDatabase();
    await large.execute(
      `create table test_text as select repeat(md5(i::text), 12) as text from generate_series(1, 10000) i`,
    );
    let statements = 0;
    const counting: Database = {
      ...large,
      session: (work) =>
        large.session((query) =>
          work((...parameters) => {
            statements += 1;
            return query(...parameters);
          }),
        ),
    };
    const backup = await createBackup(counting, folder, clock);
    expect(statements).toBeLessThan(2 * backup.tables + backup.rows / 1_000 + 10);
    let mutation = 0;
    let timer = setImmediate(function next() {
      mutation += 1;
      timer = setImmediate(next);
    });
    const mutations = new Set<number>();
    const { parts } = await readBackup(backup.file, { key: null }, 1);
    for await (const part of parts()) if (part.kind === 'rows') mutations.add(mutation);
    clearImmediate(timer);
    expect(mutations.size).toBeLessThan(20);
  });

  it('is made every night, also when the upkeep after it fails', async () => {
    const lines: string[] = [];
    const failingUpkeep: Database = {
      ...source,
      engine: 'embedded',
      execute: () => Promise.reject(new Error('No space left on device')),
    };
    const log = { ...silentLogger, info: (_: unknown, message: string) => void lines.push(message) };
    const dataFolder = mkdtempSync(join(folder, 'nightly-'));
    const housekeeping = createHousekeeping({
      database: failingUpkeep,
      dataFolder,
      backupKey: null,
      clock,
      log,
      sealForBackup: async () => '0123456789abcdef',
    });
    const nightlyBackup = await housekeeping.nightly();
    expect(housekeeping.listBackups()).toMatchObject([{ name: nightlyBackup.name, createdAt: clock.now() }]);
    expect(nightlyBackup.name).toMatch(/Z-0123456789abcdef\.ndjson\.gz$/);
    expect(lines).toEqual(['a backup was made']);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['was edited', (lines) => lines.map((line) => line.replace('één', 'een')), 'its text was changed'],
    [
      'lost a line',
      (lines) => lines.filter((line) => !line.includes('"id"') || !line.includes('test_parent')),
      'not a backup',
    ],
    [
      'lost its proof',
      (lines) => lines.filter((line) => !line.startsWith('{"proof"')),
      'does not say what it adds up to',
    ],
  ])('that %s is found out when it is read', async (_, change, why) => {
    const backup = await createBackup(source, folder, clock);
    const lines = gunzipSync(readFileSync(backup.file)).toString().split('\n');
    const file = join(folder, 'edited.gz');
    writeFileSync(file, gzipSync(change(lines).join('\n')));
    await expect(checkBackup(file, { key: null })).rejects.toThrow(why);
  });

  it('of the version before, which had no digest, is still read', async () => {
    const backup = await createBackup(source, folder, clock);
    const text = gunzipSync(readFileSync(backup.file)).toString();
    const file = join(folder, 'older.gz');
    const older = text.replace('zwartwit-backup-3', 'zwartwit-backup-2').replace(/,"sha256":"\w+"/, '');
    writeFileSync(file, gzipSync(older));
    expect(await checkBackup(file, { key: null })).toMatchObject({ rows: backup.rows });
  });

  it('that was cut off, damaged or is something else changes nothing', async () => {
    const backup = await createBackup(source, folder, clock);
    const whole = readFileSync(backup.file);
    const before = await fingerprint(source);
    const file = join(folder, 'bad.gz');
    for (const bytes of [
      whole.subarray(0, whole.length - 200),
      Buffer.from('something else'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(source, folder, file)).rejects.toMatchObject({ name: 'UnreadableBackup' });
    }
    expect(await fingerprint(source)).toBe(before);
  });

  it('of a table this version does not know is refused', async () => {
    const other = await newDatabase();
    await other.execute('create table test_future (id integer)');
    const backup = await createBackup(other, folder, clock);
    await expect(restoreBackup(source, folder, backup.file)).rejects.toThrow('public.test_future');
  });

  /**
   * Writes an unencrypted backup whose text `change` has altered, and returns the path of the file. It has
   * format version 2, which contains no digest that would reveal the change.
   */
  async function forge(change: (text: string) => string): Promise<string> {
    const backup = await createBackup(source, folder, clock);
    const text = gunzipSync(readFileSync(backup.file)).toString();
    const older = text.replace('zwartwit-backup-3', 'zwartwit-backup-2').replace(/,"sha256":"\w+"/, '');
    const file = join(folder, 'forged.gz');
    writeFileSync(file, gzipSync(change(older)));
    return file;
  }

  it.each(['text||(select (1/(select 0))::text)', 'text); drop table test_zoo; --', 'nothing_known', ''])(
    'that calls a column of type %j brings its rows, and none of that is run',
    async (type) => {
      const file = await forge((text) =>
        text.replace('{"name":"name","type":"text"}', JSON.stringify({ name: 'name', type })),
      );
      const target = await newDatabase();
      await restoreBackup(target, folder, file);
      expect(await fingerprint(target)).toBe(await fingerprint(source));
    },
  );

  it('that names a table twice, or has rows of columns nobody knows, is refused and changes nothing', async () => {
    const before = await fingerprint(source);
    const twice = (text: string) => text.replace(/\{"schema":"public","name":"test_parent",.*?\]\},/, '$&$&');
    const unknown = (text: string) =>
      text.replace('{"name":"name","type":"text"}', '{"name":"naam\\"","type":"text"}');
    for (const change of [twice, unknown]) {
      const file = await forge(change);
      await expect(restoreBackup(source, folder, file)).rejects.toMatchObject({ name: 'RowsMismatch' });
    }
    expect(await fingerprint(source)).toBe(before);
  });

  it('keeps the newest when pruned, and nothing that was never finished', () => {
    const nameOf = (day: number) => `backup-2026-11-${day}T03-30-00.000Z.ndjson.gz`;
    const pruned = mkdtempSync(join(folder, 'prune-'));
    for (let day = 10; day < 30; day += 1) writeFileSync(join(pruned, nameOf(day)), '');
    writeFileSync(join(pruned, 'other.txt'), '');
    const unfinished = 'backup-x.ndjson.gz.unfinished';
    writeFileSync(join(pruned, unfinished), '');
    const justNow = new Date('2026-11-29T03:00:00Z');
    utimesSync(join(pruned, unfinished), justNow, justNow);
    pruneBackups(pruned, new Date('2026-11-29T03:30:00Z'));
    // The last 14 days and the Sunday before them; what is being written stays.
    expect(listBackups(pruned).map(({ name }) => name)).toEqual(
      [29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15].map(nameOf),
    );
    expect(readdirSync(pruned)).toContain(unfinished);
    const longAgo = new Date('2026-11-28T03:00:00Z');
    utimesSync(join(pruned, unfinished), longAgo, longAgo);
    pruneBackups(pruned, new Date('2026-11-29T03:30:00Z'));
    expect(readdirSync(pruned)).not.toContain(unfinished);
    expect(readdirSync(pruned)).toContain('other.txt');
  });
});

describe('a sealed backup', () => {
  const key = 'een lange sleutel die elders ligt, 1';

  it('comes back whole with its key, and shows nothing without', async () => {
    const backup = await createBackup(source, folder, clock, key);
    expect(backup.name).toBe('backup-2026-11-20T03-30-00.000Z.ndjson.gz.sealed');
    expect(listBackups(join(folder, 'backups')).map(({ name }) => name)).toContain(backup.name);
    const bytes = readFileSync(backup.file);
    expect(bytes.includes('twee') || bytes.includes('test_parent')).toBe(false);
    // Nor a zip that anybody can open.
    expect(
      bytes.includes(Buffer.from([0x1f, 0x8b, 0x08]), 60) &&
        bytes.indexOf(Buffer.from([0x1f, 0x8b, 0x08])) < 200,
    ).toBe(false);
    expect(await checkBackup(backup.file, { key })).toMatchObject({ rows: backup.rows });
    const target = await newDatabase();
    await restoreBackup(target, folder, backup.file, { key });
    expect(await fingerprint(target)).toBe(await fingerprint(source));
  });

  it('is asked for where there is a key: what bears no seal is believed only when somebody says so', async () => {
    const { file } = await createBackup(source, folder, clock);
    const target = await newDatabase();
    await expect(checkBackup(file, { key })).rejects.toMatchObject({ name: 'UnsealedBackup' });
    await expect(restoreBackup(target, folder, file, { key })).rejects.toMatchObject({
      name: 'UnsealedBackup',
    });
    expect((await target.execute('select count(*)::int as count from test_zoo')).rows).toEqual([
      { count: 0 },
    ]);
    await restoreBackup(target, folder, file, { key, unsealed: true });
    expect(await fingerprint(target)).toBe(await fingerprint(source));
  });

  it('names a key that is missing or another one', async () => {
    const { file } = await createBackup(source, folder, clock, key);
    await expect(checkBackup(file, { key: null })).rejects.toThrow('set BACKUP_KEY');
    await expect(checkBackup(file, { key: `${key}2` })).rejects.toMatchObject({ name: 'WrongBackupKey' });
  });

  it('of which anything was changed, taken out or cut off is refused', async () => {
    // What cannot be made smaller fills several chunks.
    const large = mkdtempSync(join(folder, 'large-'));
    mkdirSync(join(large, 'media', 'abc'), { recursive: true });
    writeFileSync(join(large, 'media', 'abc', '640.avif'), randomBytes(300_000));
    const { file } = await createBackup(source, large, clock, key);
    const whole = readFileSync(file);
    const chunk = 64 * 1024 + 16;
    expect(whole.length).toBeGreaterThan(50 + 2 * chunk);
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
    const withoutChunk = Buffer.concat([whole.subarray(0, 50), whole.subarray(50 + chunk)]);
    const changed = join(folder, 'changed.sealed');
    for (const bytes of [flipped, withoutChunk, whole.subarray(0, 50 + chunk), whole.subarray(0, 60)]) {
      writeFileSync(changed, bytes);
      await expect(checkBackup(changed, { key })).rejects.toMatchObject({ name: 'UnreadableBackup' });
    }
  });
});

describe('a restore that is cut off', () => {
  const pictureIn = (dataFolder: string) => join(dataFolder, 'media', 'abc', '640.avif');
  let from: string;
  let file: string;
  beforeAll(async () => {
    from = mkdtempSync(join(folder, 'cut-'));
    mkdirSync(join(from, 'media', 'abc'), { recursive: true });
    writeFileSync(pictureIn(from), 'beeld');
    file = (await createBackup(source, from, clock)).file;
  });

  it('after its rows were there is finished by the next start', async () => {
    const to = mkdtempSync(join(folder, 'cut-'));
    const target = await newDatabase();
    // No folder can be made here: the process might as well have died.
    writeFileSync(join(to, 'media'), '');
    await expect(restoreBackup(target, to, file)).rejects.toThrow();
    expect(await fingerprint(target)).toBe(await fingerprint(source));
    rmSync(join(to, 'media'));
    expect(await finishRestore(target, to)).toBe(true);
    expect(readFileSync(pictureIn(to), 'utf8')).toBe('beeld');
    expect(readdirSync(to)).toEqual(['media']);
    expect(await finishRestore(target, to)).toBe(false);
  });

  it('before its rows were there leaves no file of it', async () => {
    const to = mkdtempSync(join(folder, 'cut-'));
    const staged = await stageFiles(to);
    await staged.begin('media/abc/640.avif');
    await staged.add(Buffer.from('beeld'));
    await staged.prepare('of rows that were never saved');
    expect(await finishRestore(await newDatabase(), to)).toBe(false);
    expect(readdirSync(to)).toEqual([]);
  });
});

describe('move', () => {
  it('carries everything over and proves it', async () => {
    const target = await newDatabase();
    await assertEmpty(target);
    const moved = await moveDatabase(source, target);
    expect(await fingerprint(target)).toBe(await fingerprint(source));
    expect(moved.find(({ table }) => table === 'public.test_zoo')).toMatchObject({ rows: '2502' });
    await expect(assertEmpty(target)).rejects.toMatchObject({ name: 'TargetNotEmpty' });
  });
});
