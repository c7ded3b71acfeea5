// Delivers events to the shop as signed webhooks until it answers 2xx. The queue is the events table, so a
// restart continues where the last process stopped; an event is leased during delivery, and an expired lease
// is taken over.

import type { AccountOptions, SandboxTimings } from '../options.ts';
import type { ClaimedEvent, EventsRepository } from '../store/events.repository.ts';
import type { SandboxFile } from '../store/sandbox-file.ts';
import { createPostWebhook, type PostOptions } from './post-webhook.ts';

const CONCURRENCY = 8;
/**
 * The extra time of a lease beyond the longest delivery with its retry, in ms, so that no second process
 * starts on the event.
 */
const LEASE_MARGIN_MS = 5000;

type Deps = {
  file: SandboxFile;
  events: EventsRepository;
  options: PostOptions & Pick<AccountOptions, 'log'>;
  timings: SandboxTimings;
};

export function createWebhookDeliverer(deps: Deps) {
  const { options, timings } = deps;
  const inFlight = new Set<Promise<void>>();
  const shutdown = new AbortController();
  const post = createPostWebhook(options, timings.requestTimeout, shutdown.signal);
  let accepting = true;
  const inOneLine = options.webhookMode === 'reordered';

  /**
   * The number of events that may start now. In mode `reordered` a batch must finish before the next starts.
   */
  function freePlaces(): number {
    if (!accepting) return 0;
    if (!inOneLine) return CONCURRENCY - inFlight.size;
    return inFlight.size === 0 ? CONCURRENCY : 0;
  }

  /** Starts the deliveries that are due, up to the limit. */
  function fill(): void {
    const capacity = freePlaces();
    if (capacity <= 0) return;
    const claimed = claimDue(deps, capacity, inOneLine);
    if (claimed.length === 0) return;
    const lines = inOneLine ? [claimed.toReversed()] : claimed.map((event) => [event]);
    for (const line of lines) track(line);
  }

  function track(line: ClaimedEvent[]): void {
    const tracked = send(line)
      .catch(warn)
      .finally(() => {
        inFlight.delete(tracked);
        fillQuietly();
      });
    inFlight.add(tracked);
  }

  /** Logs that the file is busy instead of failing: the lease expires and the event is sent again. */
  const warn = (error: unknown) => options.log.warn({ err: error }, 'sandbox events are out of reach');

  function fillQuietly(): void {
    try {
      fill();
    } catch (error) {
      warn(error);
    }
  }

  async function send(line: ClaimedEvent[]): Promise<void> {
    for (const event of line) recordOutcome(deps, event, await post(event));
  }

  return {
    /** Looks for due events; can be called at any time. */
    fill: fillQuietly,
    /** Resolves when no delivery is running any more. */
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    /** Gives running deliveries `graceMs` ms, then aborts them; they are sent again after the next start. */
    async stop(graceMs: number): Promise<void> {
      accepting = false;
      const timer = setTimeout(() => shutdown.abort(), graceMs);
      while (inFlight.size > 0) await Promise.all(inFlight);
      clearTimeout(timer);
    },
  };
}

/** Claims the due events for this process; with `inOrder` also the events waiting right after them. */
function claimDue({ file, events, options, timings }: Deps, limit: number, inOrder: boolean): ClaimedEvent[] {
  const now = options.clock.now().getTime();
  if (!file.read(() => events.hasDue(now))) return [];
  const longest = timings.requestTimeout * 2 * (inOrder ? limit : 1);
  const leaseUntil = now + longest + LEASE_MARGIN_MS;
  return file.transaction(() => events.claim({ now, leaseUntil, limit, inOrder }));
}

/**
 * Records the outcome of a delivery: delivered when every copy was accepted, else a retry, until it is given
 * up.
 */
function recordOutcome(
  { file, events, options, timings }: Deps,
  event: ClaimedEvent,
  problems: (string | null)[],
): void {
  const now = options.clock.now().getTime();
  const problem = problems.find((each) => each !== null);
  if (problem === undefined) {
    file.transaction(() => events.markDelivered(event.seq, now));
    return;
  }
  const nextAttempt = nextAttemptAt(event, timings, now);
  file.transaction(() => events.scheduleRetry(event.seq, nextAttempt));
  const fields = { eventId: event.id, attempt: event.attempts, problem, givenUp: nextAttempt === null };
  options.log.warn(fields, 'sandbox webhook was not accepted');
}

/** The time of the next attempt; the pause doubles with each one. Null when the event is given up. */
function nextAttemptAt(event: ClaimedEvent, timings: SandboxTimings, now: number): number | null {
  const pause = Math.min(timings.firstRetry * 2 ** Math.min(event.attempts - 1, 30), timings.longestRetry);
  const at = now + pause;
  return at > event.createdAt + timings.giveUpAfter ? null : at;
}
