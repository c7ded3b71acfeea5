// What the shop does about a service that has stopped answering: after a few failures in a row it is left
// alone, so that nobody waits for nothing and what is ill is not asked all the more; then it is tried again,
// by itself, with growing pauses.

import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { type Clock, seconds } from '#shared/clock.ts';
import type { Logger } from '../database/logger.ts';

const FAILURES_IN_A_ROW = 5;
const PAUSE = { initialDelay: seconds(2), maxDelay: seconds(60) };

export type CircuitBreakerOptions = {
  /** How the log calls the service. */
  service: string;
  /** Of the errors a call throws: whether the service was away, and not merely said no. */
  isOutage(error: unknown): boolean;
  /** What a call throws while the service is left alone. */
  refuse(): Error;
  /** Asks for something that changes nothing: how it is tried again when nobody else does. */
  probe(): Promise<unknown>;
  /** After how many it is left alone; 5 when left out. */
  failuresInARow?: number;
  clock: Clock;
  log: Logger;
};

export type CircuitBreaker = {
  /**
   * Since when the service is left alone, its being tried again included; null while the circuit is closed.
   */
  readonly openSince: Date | null;
  call<T>(work: () => Promise<T>): Promise<T>;
  /** The port with those of its methods led through the circuit. */
  guard<Port extends object>(port: Port, methods: readonly (keyof Port)[]): Port;
  /** No more knocking. */
  close(): void;
};

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { service, isOutage, refuse, probe, failuresInARow = FAILURES_IN_A_ROW, clock, log } = options;
  const policy = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(failuresInARow),
    halfOpenAfter: new ExponentialBackoff(PAUSE),
  });
  let openState: { since: Date; probing: NodeJS.Timeout } | null = null;
  const watching = policy.onBreak(() => {
    log.warn({ service }, 'a service does not answer and is left alone for a while');
    openState ??= { since: clock.now(), probing: probeUntilClosed(policy, probe) };
  });
  const stopProbing = () => clearInterval(openState?.probing);
  policy.onReset(() => {
    log.info({ service }, 'a service answers again');
    stopProbing();
    openState = null;
  });

  async function call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw isBrokenCircuitError(error) ? refuse() : error;
    }
  }
  return {
    get openSince() {
      return openState?.since ?? null;
    },
    call,
    guard: (port, methods) => guardMethods(port, new Set(methods), call),
    close() {
      watching.dispose();
      stopProbing();
    },
  };
}

/** Looks whether the pause is over as often as the shortest lasts. */
function probeUntilClosed(policy: CircuitBreakerPolicy, probe: () => Promise<unknown>): NodeJS.Timeout {
  return setInterval(() => {
    if (policy.state === CircuitState.Open) policy.execute(probe).catch(() => undefined);
  }, PAUSE.initialDelay).unref();
}

function guardMethods<Port extends object>(
  port: Port,
  methods: ReadonlySet<string | number | symbol>,
  call: CircuitBreaker['call'],
): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function' || !methods.has(property)) return value;
      return (...parameters: unknown[]) => call(async () => Reflect.apply(value, target, parameters));
    },
  });
}
