// Circuit breaker for an external service. After several failed calls in a row the circuit opens: further
// calls fail at once and do not reach the service. While the circuit is open, it tests the service with
// growing pauses, and it closes when the service answers.

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
  /** Name in the log of the service behind the circuit breaker. */
  service: string;
  /**
   * True when an error thrown by a call is an outage of the service, and false for an ordinary refusal. Only
   * outages count as failures.
   */
  isOutage(error: unknown): boolean;
  /** Creates the error that a call throws while calls to the service are suspended. */
  refuse(): Error;
  /** Makes a harmless, read-only call to the service; its success ends the suspension of calls. */
  probe(): Promise<unknown>;
  /** Number of failed calls in a row after which the circuit breaker opens and suspends calls; default 5. */
  failuresInARow?: number;
  clock: Clock;
  log: Logger;
};

export type CircuitBreaker = {
  /**
   * Moment since which calls to the service are suspended (the circuit is open); later tests of the service
   * do not change it. Null while calls are allowed.
   */
  readonly openSince: Date | null;
  call<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Returns `port` with the listed methods going through this circuit breaker. All other methods are
   * unchanged.
   */
  guard<Port extends object>(port: Port, methods: readonly (keyof Port)[]): Port;
  /** Stops the timer that tests whether the service answers again; called when the process ends. */
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

/**
 * Offers `probe` to the circuit breaker every two seconds (the shortest pause) while the circuit is open. The
 * circuit breaker runs it only when the current, growing pause is over. Returns the timer, for the caller to
 * clear.
 */
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
