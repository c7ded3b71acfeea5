import { createServer } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerProblems } from '../problem-replies.ts';
import { limitConnections, shedLoad } from './load-shedding.ts';

const delay = vi.hoisted(() => ({
  mean: 0,
  enable: () => true,
  disable: () => true,
  reset: () => undefined,
}));
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delay }));

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('a process that lags behind', () => {
  it('turns visitors away with 503 and Retry-After until it has caught up', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = Fastify();
    answerProblems(app);
    shedLoad(app);
    app.get('/', async () => 'hier');
    const request = async () => {
      vi.advanceTimersByTime(1_000);
      return app.inject('/');
    };
    delay.mean = 20e6;
    expect((await request()).statusCode).toBe(200);
    delay.mean = 3_100e6;
    const refused = await request();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ code: 'temporarily_unavailable' });
    delay.mean = 20e6;
    expect((await request()).statusCode).toBe(200);
  });
});

describe('connections', () => {
  const limitOf = (limits: string) => {
    const server = createServer();
    limitConnections(server, limits);
    return server.maxConnections;
  };

  it.each([
    ['1024', 624],
    ['256', 32],
  ])('leave room for files where %s may be open', (limit, expected) => {
    expect(limitOf(`Limit  Soft\nMax open files            ${limit}                 4096  files`)).toBe(
      expected,
    );
  });

  it('are not limited where files are not', () => {
    expect(
      limitOf('Max open files            unlimited            unlimited            files'),
    ).toBeUndefined();
    expect(limitOf('')).toBeUndefined();
  });
});
