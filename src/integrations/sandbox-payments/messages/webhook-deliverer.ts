// Brings events to the shop over HTTP, signed, until it answers 2xx: the queue is the events table, so a restart
// goes on where the last process stopped. Events are leased while on their way; an expired lease is taken over.

import type { AccountOptions, SandboxTimings } from '../options.ts';
import type { ClaimedEvent, EventsRepository } from '../store/events.repository.ts';
import type { SandboxFile } from '../store/sandbox-file.ts';
import { signWebhook } from './webhook-signature.ts';

const AT_ONCE = 8;
/** More than a message with a repetition takes, so that no second process starts on it meanwhile. */
const LEASE_MARGIN_MS = 5000;

export function createWebhookDeliverer(deps: {
  file: SandboxFile;
  events: EventsRepository;
  options: Pick<AccountOptions, 'clock' | 'webhookUrl' | 'webhookSecret' | 'webhookMode' | 'log'>;
  timings: SandboxTimings;
}) {
  const { file, events, options, timings } = deps;
  const inFlight = new Set<Promise<void>>();
  const breakOff = new AbortController();
  let accepting = true;
  const now = () => options.clock.now().getTime();
  const inOneLine = options.webhookMode === 'reordered';

  /** Starts what is due, as far as there is room. */
  function fill(): void {
    const room = inOneLine ? (inFlight.size === 0 ? AT_ONCE : 0) : AT_ONCE - inFlight.size;
    if (room <= 0 || !accepting) return;
    const claimed = claim(room);
    if (claimed.length === 0) return;
    const runs = inOneLine ? [sendInOneLine(claimed.toReversed())] : claimed.map(send);
    for (const run of runs) track(run);
  }

  function track(run: Promise<void>): void {
    const tracked = run.catch(warn).finally(() => {
      inFlight.delete(tracked);
      fillQuietly();
    });
    inFlight.add(tracked);
  }

  /** A file that is busy is no reason to fall over: the lease ends and the event is sent again. */
  function warn(error: unknown): void {
    options.log.warn({ err: error }, 'sandbox events are out of reach');
  }

  function fillQuietly(): void {
    try {
      fill();
    } catch (error) {
      warn(error);
    }
  }

  function claim(limit: number): ClaimedEvent[] {
    const at = now();
    if (!file.read(() => events.hasDue(at))) return [];
    const longest = timings.requestTimeout * 2 * (inOneLine ? limit : 1);
    const leaseUntil = at + longest + LEASE_MARGIN_MS;
    return file.transaction(() => events.claim({ now: at, leaseUntil, limit, together: inOneLine }));
  }

  async function sendInOneLine(claimed: ClaimedEvent[]): Promise<void> {
    for (const event of claimed) await send(event);
  }

  async function send(event: ClaimedEvent): Promise<void> {
    const problems = await post(event);
    const refused = problems.find((problem) => problem !== null);
    if (refused === undefined) {
      file.transaction(() => events.markDelivered(event.seq, now()));
      return;
    }
    const nextAttempt = nextAttemptAt(event);
    file.transaction(() => events.scheduleRetry(event.seq, nextAttempt));
    const facts = {
      eventId: event.id,
      attempt: event.attempts,
      problem: refused,
      givenUp: nextAttempt === null,
    };
    options.log.warn(facts, 'sandbox webhook was not accepted');
  }

  /** Null per copy that was accepted. Copies go out side by side, as real duplicates do, and now and then a third after them. */
  async function post(event: ClaimedEvent): Promise<(string | null)[]> {
    if (options.webhookMode !== 'duplicate') return [await postOnce(event)];
    const pair = await Promise.all([postOnce(event), postOnce(event)]);
    return event.seq % 2 === 0 ? pair : [...pair, await postOnce(event)];
  }

  async function postOnce(event: ClaimedEvent): Promise<string | null> {
    const rawBody = Buffer.from(event.body);
    try {
      const response = await fetch(options.webhookUrl(), {
        method: 'POST',
        body: rawBody,
        redirect: 'manual',
        signal: AbortSignal.any([breakOff.signal, AbortSignal.timeout(timings.requestTimeout)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signWebhook({
            rawBody,
            secret: options.webhookSecret,
            at: options.clock.now(),
          }),
        },
      });
      await response.arrayBuffer();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  function nextAttemptAt(event: ClaimedEvent): number | null {
    const pause = Math.min(timings.firstRetry * 2 ** Math.min(event.attempts - 1, 30), timings.longestRetry);
    const at = now() + pause;
    return at > event.createdAt + timings.giveUpAfter ? null : at;
  }

  return {
    /** Looks for due events; safe to call at any time. */
    fill: fillQuietly,
    /** Resolves when nothing is on its way any more. */
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    /** Gives messages on their way a moment, then breaks them off; those are sent again after the next start. */
    async stop(graceMs: number): Promise<void> {
      accepting = false;
      const timer = setTimeout(() => breakOff.abort(), graceMs);
      while (inFlight.size > 0) await Promise.all(inFlight);
      clearTimeout(timer);
    },
  };
}
