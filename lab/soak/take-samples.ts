// Measures the resource use of a running shop, from the operating system and from the shop's own metrics.

import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callHttp } from '#tests/support/http-call.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { residentMegabytes } from '../support/measure-process.ts';
import type { Answers } from './answers.ts';
import type { Inspector } from './inspector.ts';
import type { Sample } from './measures.ts';

const MEGABYTE = 1024 ** 2;
const OFTENEST_MS = 1_000;
const SELDOMEST_MS = 5_000;
const LOOKS = 150;
/**
 * The number of rounds into which the run is divided; each ends with a garbage collection, after which memory
 * is measured.
 */
const ROUNDS = 24;
const NOT_COLLECTED = { kept: Number.NaN, heap: Number.NaN, buffers: Number.NaN, engine: Number.NaN };

type Watched = {
  address: string;
  pid: number;
  metricsToken: string;
  inspector: Inspector;
  answers: Answers;
  dataFolder: string;
  /** The URL of the database; null for the embedded database. */
  databaseUrl: string | null;
};

/** Takes samples for `forMs` milliseconds and returns them. */
export async function takeSamples(watched: Watched, forMs: number): Promise<Sample[]> {
  const every = Math.min(SELDOMEST_MS, Math.max(OFTENEST_MS, forMs / LOOKS));
  const samples: Sample[] = [];
  const begin = performance.now();
  let rounds = 0;
  let before = { atMs: 0, waitedMs: waitedMs(watched.pid) };
  for (let look = 1; performance.now() - begin < forMs; look += 1) {
    await pause(Math.max(0, begin + look * every - performance.now()));
    const sample = await takeSample(watched, performance.now() - begin);
    const now = { atMs: sample.atMs, waitedMs: waitedMs(watched.pid) };
    const waited = (now.waitedMs - before.waitedMs) / (now.atMs - before.atMs);
    before = now;
    const isTimeToCollect = sample.atMs >= (rounds + 1) * (forMs / ROUNDS);
    if (isTimeToCollect) rounds += 1;
    samples.push({ ...sample, waited, ...(isTimeToCollect ? await collect(watched) : NOT_COLLECTED) });
  }
  return samples;
}

async function takeSample(
  watched: Watched,
  atMs: number,
): Promise<Omit<Sample, keyof typeof NOT_COLLECTED | 'waited'>> {
  const { address, pid, metricsToken, answers } = watched;
  const headers = { authorization: `Bearer ${metricsToken}` };
  const told = await answers.ask('GET /metrics', () => callHttp({ url: `${address}/metrics`, headers }));
  const figure = (name: string) => readFigure(String(told?.body ?? ''), `zwartwit_${name}`);
  return {
    atMs,
    resident: residentMegabytes(pid),
    descriptors: countDescriptors(watched),
    threads: readdirSync(`/proc/${pid}/task`).length,
    wal: (await walBytes(watched)) / MEGABYTE,
    loop: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    ...answers.look(),
  };
}

async function collect({ inspector, pid }: Watched): Promise<Pick<Sample, keyof typeof NOT_COLLECTED>> {
  const left = await inspector.collect();
  return { ...left, kept: residentMegabytes(pid) };
}

/** The time in ms since its start that the main thread was ready to run but had no core. */
function waitedMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/**
 * Counts the open file descriptors without the files of the embedded database, which opens each table it
 * reads and closes some at a thousand.
 */
function countDescriptors({ pid, dataFolder }: Watched): number {
  const folder = `/proc/${pid}/fd`;
  const leadsTo = (name: string) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return ''; // Closed since it was listed.
    }
  };
  return readdirSync(folder).filter((name) => !leadsTo(name).startsWith(join(dataFolder, 'database', '/')))
    .length;
}

/** Reads a value from text in the Prometheus format; NaN when it is missing. */
function readFigure(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length));
}

async function walBytes({ dataFolder, databaseUrl }: Watched): Promise<number> {
  if (databaseUrl !== null)
    return Number((await queryServer(databaseUrl, 'select sum(size) as n from pg_ls_waldir()'))[0]?.n);
  const folder = join(dataFolder, 'database', 'pg_wal');
  // A file of the log may be recycled between the list and the look.
  return readdirSync(folder)
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}
