// Delivers the sandbox's events to the shop as signed webhooks, until the shop answers 2xx or the event is
// too old. The queue is the events table, so a restarted process continues where the last one stopped. During
// delivery an event is claimed for a limited time, so that two processes do not send it; afterwards another
// process may claim it.

import type { AccountOptions, SandboxTimings } from '../options.ts';
import type { ClaimedEvent, EventsRepository } from '../store/events.repository.ts';
import type { SandboxFile } from '../store/sandbox-file.ts';
import { createPostWebhook, type PostOptions } from './post-webhook.ts';

const CONCURRENCY = 8;
/**
 * The time in ms that a claim lasts beyond the longest possible delivery, so that no second process starts to
 * send the event.
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
   * Returns how many events may be claimed for delivery now: 0 after `stop`. In mode `reordered` also 0 until
   * all claimed events are delivered, because they are sent newest first.
   */
  function freePlaces(): number {
    if (!accepting) return 0;
    if (!inOneLine) return CONCURRENCY - inFlight.size;
    return inFlight.size === 0 ? CONCURRENCY : 0;
  }

  /** Starts delivering the webhook events that are due, up to `CONCURRENCY` at a time. */
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

  /**
   * Logs that the sandbox's file could not be used, instead of throwing. The event is sent again when its
   * claim expires.
   */
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
    /**
     * Starts delivering the webhook events that are due; can be called at any time, and logs errors instead
     * of throwing.
     */
    fill: fillQuietly,
    /** Resolves when no delivery of a webhook is running any more. */
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    /**
     * Waits `graceMs` ms for running deliveries of webhooks, then aborts them. Aborted events are sent again
     * after the next start.
     */
    async stop(graceMs: number): Promise<void> {
      accepting = false;
      const timer = setTimeout(() => shutdown.abort(), graceMs);
      while (inFlight.size > 0) await Promise.all(inFlight);
      clearTimeout(timer);
    },
  };
}

/**
 * Claims at most `limit` due events for this process and counts an attempt for each; empty when none is due.
 * With `inOrder` (mode `reordered`), as soon as one event is due, events that were never sent are claimed
 * before their time too, so that there are several to send in reverse order. The claim lasts two request
 * time-outs plus `LEASE_MARGIN_MS`; with `inOrder`, two request time-outs for each of `limit` events plus the
 * margin, because they are sent one after another. After that any process may claim the events again.
 */
function claimDue({ file, events, options, timings }: Deps, limit: number, inOrder: boolean): ClaimedEvent[] {
  const now = options.clock.now().getTime();
  if (!file.read(() => events.hasDue(now))) return [];
  const longest = timings.requestTimeout * 2 * (inOrder ? limit : 1);
  const leaseUntil = now + longest + LEASE_MARGIN_MS;
  return file.transaction(() => events.claim({ now, leaseUntil, limit, inOrder }));
}

/**
 * Records the outcome of a delivery from `problems`, one entry per copy: delivered when the shop accepted
 * every copy, else the time of the next attempt, or that the event is given up. A failed delivery is logged.
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

/**
 * Returns when an event is sent again, in ms since 1970; the pause doubles with each attempt. Null when the
 * event is too old to be tried again.
 */
function nextAttemptAt(event: ClaimedEvent, timings: SandboxTimings, now: number): number | null {
  const pause = Math.min(timings.firstRetry * 2 ** Math.min(event.attempts - 1, 30), timings.longestRetry);
  const at = now + pause;
  return at > event.createdAt + timings.giveUpAfter ? null : at;
}
