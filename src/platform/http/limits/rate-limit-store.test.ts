// Tests that two processes that share a count allow as many requests as one process, and that without a
// shared count each process has its own limit.

import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minutes, seconds } from '#shared/clock.ts';
import { createHttpServer, type HttpServer } from '../create-http-server.ts';
import type { WindowCount } from './rate-limit-store.ts';
import { limited, limitedAcrossProcesses } from './rate-limits.ts';

const counts = new Map<string, number>();
const windowEndsIn = vi.fn((windowMs: number) => windowMs);
const countShared = vi.fn(async (what: string, windowMs: number, times: number): Promise<WindowCount> => {
  counts.set(what, (counts.get(what) ?? 0) + times);
  return { current: counts.get(what) ?? 0, ttl: windowEndsIn(windowMs) };
});

let processes: HttpServer[];
beforeEach(async () => {
  counts.clear();
  countShared.mockClear();
  processes = await Promise.all([startProcess(), startProcess()]);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(processes.map((app) => app.close()));
});

async function startProcess(): Promise<HttpServer> {
  const log = pino({ level: 'silent' });
  const app = await createHttpServer({
    log,
    trustProxy: 1,
    cookieSecret: 'x'.repeat(32),
    https: false,
    countShared,
  });
  const limit = { max: 4, windowMs: minutes(1) };
  app.get('/shared', { config: limitedAcrossProcesses('some', limit, 1) }, async () => 'ok');
  app.get('/other', { config: limitedAcrossProcesses('some', limit, 1) }, async () => 'ok');
  app.get(
    '/roomy',
    { config: limitedAcrossProcesses('roomy', { max: 100, windowMs: minutes(1) }, 1) },
    async () => 'ok',
  );
  app.get('/own', { config: limited(limit, 1) }, async () => 'ok');
  return app;
}

/** Sends requests from one network to the processes in turn; returns how many were allowed. */
async function passed(url: string, calls: number, from = '203.0.113.9'): Promise<number> {
  const call = (index: number) =>
    processes[index % processes.length]?.inject({ url, headers: { 'x-forwarded-for': from } });
  const answers = await Promise.all(Array.from({ length: calls }, (_, index) => call(index)));
  return answers.filter((answer) => answer?.statusCode === 200).length;
}

describe('a limit for all processes together', () => {
  test('lets through as much as it says, whichever process is asked', async () => {
    expect(await passed('/shared', 20)).toBe(4);
    expect(await passed('/own', 20)).toBe(8);
  });

  test('is counted apart for each route and each network', async () => {
    expect(await passed('/shared', 20)).toBe(4);
    expect(await passed('/other', 20)).toBe(4);
    expect(await passed('/shared', 20, '203.0.113.10')).toBe(4);
  });

  test('asks nothing more for a network that has had enough', async () => {
    await passed('/shared', 20);
    const sharedCalls = countShared.mock.calls.length;
    expect(sharedCalls).toBeLessThanOrEqual(8);
    expect(await passed('/shared', 20)).toBe(0);
    expect(countShared).toHaveBeenCalledTimes(sharedCalls);
  });

  test('ends with the window that another process opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    windowEndsIn.mockReturnValue(seconds(10));
    expect(await passed('/shared', 20)).toBe(4);
    vi.setSystemTime(Date.now() + seconds(10) + 1);
    counts.clear();
    expect(await passed('/shared', 20)).toBe(4);
  });
});

describe('a roomy limit', () => {
  test('lets half of it through without asking, tells it within a second, and is exact from there on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await passed('/roomy', 60)).toBe(60);
    expect(countShared).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...counts.values()]).toEqual([60]);
    expect(countShared).toHaveBeenCalledTimes(2);
    expect(await passed('/roomy', 60)).toBe(40);
  });
});

describe('when the shared count cannot be had, each process counts for itself', () => {
  test('because it fails', async () => {
    countShared.mockRejectedValue(new Error('The database is away'));
    expect(await passed('/shared', 20)).toBe(8);
  });

  test('because it is silent', async () => {
    countShared.mockReturnValue(new Promise(() => undefined));
    expect(await passed('/shared', 20)).toBe(8);
  });
});
