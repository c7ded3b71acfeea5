import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLogger } from '../database/logger.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

class Away extends Error {}
class Refused extends Error {}
class LeftAlone extends Error {}

const AT = new Date('2026-07-01T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: AT }));
afterEach(() => void vi.useRealTimers());

/**
 * Creates a test service behind a circuit breaker. The test controls the service's result, and `asked`
 * returns the number of its calls.
 */
function openService() {
  let callCount = 0;
  let answer: () => Promise<string> = async () => 'here';
  const port = {
    name: 'a service',
    ask() {
      callCount += 1;
      return answer();
    },
  };
  const circuit = createCircuitBreaker({
    service: 'test',
    isOutage: (error) => error instanceof Away,
    refuse: () => new LeftAlone(),
    probe: () => port.ask(),
    clock: { now: () => new Date() },
    log: silentLogger,
  });
  return {
    circuit,
    guarded: circuit.guard(port, ['ask']),
    asked: () => callCount,
    goAway: () => {
      answer = () => Promise.reject(new Away());
    },
    comeBack: () => {
      answer = async () => 'here';
    },
    sayNo: () => {
      answer = () => Promise.reject(new Refused());
    },
  };
}

async function fail(service: ReturnType<typeof openService>, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await service.guarded.ask().catch(() => undefined);
}

test('after five failures in a row the service is not asked any more, and whoever asks hears so at once', async () => {
  const service = openService();
  service.goAway();
  await fail(service, 4);
  expect(service.circuit.openSince).toBeNull();
  await expect(service.guarded.ask()).rejects.toThrow(Away);
  expect(service.circuit.openSince).toEqual(AT);
  await expect(service.guarded.ask()).rejects.toThrow(LeftAlone);
  expect(service.asked()).toBe(5);
});

test('a service that says no is there', async () => {
  const service = openService();
  service.sayNo();
  await fail(service, 20);
  expect(service.circuit.openSince).toBeNull();
  expect(service.asked()).toBe(20);
});

test('it is tried again by itself, and taken up again when it answers', async () => {
  const service = openService();
  service.goAway();
  await fail(service, 5);
  service.comeBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(service.circuit.openSince).toBeNull();
  expect(await service.guarded.ask()).toBe('here');
});

test('nothing is waited for while it is closed, nor once it was ended', async () => {
  const service = openService();
  expect(vi.getTimerCount()).toBe(0);
  service.goAway();
  await fail(service, 5);
  expect(vi.getTimerCount()).toBe(1);
  service.comeBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(vi.getTimerCount()).toBe(0);
  service.goAway();
  service.circuit.close();
  await fail(service, 5);
  expect(vi.getTimerCount()).toBe(0);
});

test('as long as it is away it is tried less and less often', async () => {
  const service = openService();
  service.goAway();
  await fail(service, 5);
  await vi.advanceTimersByTimeAsync(60_000);
  const inTheFirstMinute = service.asked() - 5;
  await vi.advanceTimersByTimeAsync(600_000);
  const inTenMinutesMore = service.asked() - 5 - inTheFirstMinute;
  expect(inTheFirstMinute).toBeGreaterThan(1);
  expect(inTenMinutesMore).toBeLessThan(45);
  expect(service.circuit.openSince).toEqual(AT);
});

test('what is no method of the service stays as it is', () => {
  expect(openService().guarded.name).toBe('a service');
});
