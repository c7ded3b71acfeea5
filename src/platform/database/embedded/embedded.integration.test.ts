import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureArchive } from '#tests/support/database.ts';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';

let archive = '';
const folders: string[] = [];
const open: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-embedded-'));
  folders.push(folder);
  return folder;
}

async function openIn(
  dataFolder: string,
  onDeath = (error: Error) => console.error(error),
): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({
    dataFolder,
    migrationsFolder: null,
    preparedArchive: archive,
    onDeath,
  });
  open.push(database);
  return database;
}

async function close(database: EmbeddedDatabase): Promise<void> {
  open.splice(open.indexOf(database), 1);
  await database.close();
}

/** Starts another process that opens the folder and runs `body` with `database` in scope. */
function startProcess(dataFolder: string, body: string): ChildProcess {
  const script = `
    import { openEmbedded } from ${JSON.stringify(new URL('./open-embedded.ts', import.meta.url).href)};
    const database = await openEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, migrationsFolder: null,
      preparedArchive: ${JSON.stringify(archive)}, address: 'http://127.0.0.1:4321', onDeath: () => process.exit(1) });
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function outputUntil(child: ChildProcess, enough: (text: string) => boolean): Promise<string> {
  let text = '';
  const { stdout } = child;
  if (stdout === null) throw new Error('The process has no output');
  for await (const chunk of stdout) {
    text += String(chunk);
    if (enough(text)) break;
  }
  return text;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

beforeAll(async () => {
  archive = await ensureArchive();
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  for (const database of open.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('durability', () => {
  it('forces every committing transaction to disk', async () => {
    const database = await openIn(newFolder());
    await database.execute('create table t (id serial primary key, v text)');
    const before = await database.countFsyncs();
    for (let i = 0; i < 10; i += 1) await database.execute('insert into t (v) values ($1)', ['x']);
    const after = await database.countFsyncs();
    console.info(`fsyncs per commit: ${(after - before) / 10}`);
    expect(after - before).toBeGreaterThanOrEqual(10);
    const { rows } = await database.execute('select current_setting($1) as a, current_setting($2) as b', [
      'fsync',
      'synchronous_commit',
    ]);
    expect(rows).toEqual([{ a: 'on', b: 'on' }]);
  });

  it('loses no acknowledged row when it is killed between commits, five times over', async () => {
    const folder = newFolder();
    let acknowledged = 0;
    for (let round = 0; round < 5; round += 1) {
      const child = startProcess(
        folder,
        `await database.execute('create table if not exists t (id integer primary key, v text)');
         for (let id = ${(round + 1) * 100_000}; ; id += 1) {
           await database.execute('insert into t values ($1, $2)', [id, 'x'.repeat(200)]);
           process.stdout.write(id + '\\n');
         }`,
      );
      const expectedLines = 40 + round * 25;
      const text = await outputUntil(child, (seen) => seen.split('\n').length > expectedLines);
      await kill(child);
      const ids = text.split('\n').slice(0, -1).map(Number);
      acknowledged += ids.length;
      const database = await openIn(folder);
      const { rows } = await database.execute('select count(*)::int as n from t where id = any($1)', [ids]);
      const total = await database.execute('select count(*)::int as n from t');
      expect(rows).toEqual([{ n: ids.length }]);
      expect(Number(total.rows[0]?.n)).toBeGreaterThanOrEqual(acknowledged);
      await close(database);
    }
  });
});

describe('data folder', () => {
  it('is refused to a second process, with the name of the holder', async () => {
    const folder = newFolder();
    const holder = startProcess(folder, `process.stdout.write('open\\n'); setInterval(() => {}, 1000);`);
    await outputUntil(holder, (text) => text.includes('open'));
    const refusal = openIn(folder);
    await expect(refusal).rejects.toMatchObject({ name: 'DataFolderInUse', folder });
    await expect(refusal).rejects.toThrow(`process ${holder.pid}`);
    await expect(refusal).rejects.toThrow('http://127.0.0.1:4321');
  });

  it('is refused to the same process as well', async () => {
    const folder = newFolder();
    await openIn(folder);
    await expect(openIn(folder)).rejects.toMatchObject({ name: 'DataFolderInUse' });
  });

  it('opens again at once after its holder was killed, whatever pid file is left', async () => {
    const folder = newFolder();
    const holder = startProcess(folder, `process.stdout.write('open\\n'); setInterval(() => {}, 1000);`);
    await outputUntil(holder, (text) => text.includes('open'));
    await kill(holder);
    writeFileSync(join(folder, 'database', 'postmaster.pid'), '1\n');
    const database = await openIn(folder);
    expect((await database.execute('select 1 as a')).rows).toEqual([{ a: 1 }]);
    await close(database);
    expect(existsSync(join(folder, 'holder.json'))).toBe(false);
  });

  it('with files but no database is left alone', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'precious'), 'x');
    await expect(openIn(folder)).rejects.toThrow('holds files but no database');
    expect(existsSync(join(folder, 'database', 'precious'))).toBe(true);
  });

  it('starts from the prepared archive, and without one by initialising', async () => {
    const timed = async (folder: string, preparedArchive: string | undefined) => {
      const startedAt = performance.now();
      const database = await openEmbedded({
        dataFolder: folder,
        migrationsFolder: null,
        preparedArchive,
        onDeath: () => {},
      });
      const took = performance.now() - startedAt;
      const { rows } = await database.execute("select to_regclass('jobs.job') is not null as prepared");
      await database.close();
      return { took: Math.round(took), prepared: rows[0]?.prepared };
    };
    const folder = newFolder();
    const first = await timed(folder, archive);
    const later = await timed(folder, archive);
    const slow = await timed(newFolder(), undefined);
    console.info(
      `first start ${first.took} ms, later start ${later.took} ms, without archive ${slow.took} ms`,
    );
    expect([first.prepared, later.prepared, slow.prepared]).toEqual([true, true, false]);
  });
});

describe('engine thread', () => {
  it('leaves the event loop free while fifty queries run', async () => {
    const database = await openIn(newFolder());
    const slow = 'select count(*) from generate_series(1, 60000) a where md5(a::text) < $1';
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await Promise.all(Array.from({ length: 50 }, (_, i) => database.execute(slow, [String(i)])));
    delay.disable();
    console.info(
      `event loop delay: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, max ${(delay.max / 1e6).toFixed(1)} ms`,
    );
    // In the same thread it was 213 to 481 ms; the margin is for a busy machine.
    expect(delay.percentile(99) / 1e6).toBeLessThan(200);
  });

  it('reports its death and fails what is pending when it can no longer write', async () => {
    const folder = newFolder();
    const died = Promise.withResolvers<Error>();
    const database = await openIn(folder, died.resolve);
    await database.execute('create table t (v text)');
    rmSync(join(folder, 'database', 'pg_wal'), { recursive: true });
    const write = database.execute(
      "begin; insert into t values ('x'); select pg_switch_wal(); insert into t values ('y'); commit",
    );
    await expect(write).rejects.toThrow('embedded database stopped');
    expect((await died.promise).name).toBe('EmbeddedDatabaseDied');
    await expect(database.execute('select 1')).rejects.toThrow('stopped');
    await close(database);
  });

  it('passes values of many megabytes both ways', async () => {
    const database = await openIn(newFolder());
    const text = 'é'.repeat(4_000_000);
    const { rows } = await database.execute('select $1::text as t', [text]);
    expect(rows[0]?.t).toBe(text);
  });

  it('does not hand what a dropped client left behind to the next', async () => {
    const database = await openIn(newFolder());
    await database.execute("begin; set timezone = 'Asia/Tokyo'; select 1/0").catch(() => undefined);
    await database.execute("set application_name = 'kept'; begin; select 1/0").catch(() => undefined);
    const { rows } = await database.execute(
      "select current_setting('timezone') as z, now() <> statement_timestamp() as in_tx",
    );
    expect(rows).toEqual([{ z: 'UTC', in_tx: false }]);
  });
});
