// Retries a request as a patient person in a browser does, until it is answered. A nervous buyer sends every
// step twice at the same moment.

import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#tests/support/http-call.ts';

/**
 * The maximum time of a step in ms. A silent connection is given up after 30 s, and one or two restarts may
 * follow.
 */
const STEP_TIMEOUT_MS = 150_000;

export type Encountered = {
  /** Answers with status 500, which are always a fault of the shop. */
  faults: number;
  /** Answers with status 502 to 504: the server reports an outage. */
  outages: number;
  /** Connections that were refused or interrupted. */
  resets: number;
};

export type Retries = {
  /** The number of repeated steps, after an outage or a lost connection. */
  repeats(): number;
  met(): Encountered;
  /**
   * Repeats a step until its answer is below 400 or has a status of `reckonsWith`, the refusals the buyer
   * expects. Throws on any other refusal.
   */
  until(step: () => Promise<Answer>, reckonsWith?: readonly number[]): Promise<Answer>;
};

export function createRetries(clicks: 1 | 2): Retries {
  let repeats = 0;
  const met: Encountered = { faults: 0, outages: 0, resets: 0 };
  return {
    repeats: () => repeats,
    met: () => met,
    async until(step, reckonsWith = []) {
      const giveUpAt = Date.now() + STEP_TIMEOUT_MS;
      for (;;) {
        const all = await Promise.all(Array.from({ length: clicks }, () => step().catch(() => null)));
        const answers = all.filter((answer) => answer !== null);
        met.resets += all.length - answers.length;
        met.faults += answers.filter(({ status }) => status === 500).length;
        met.outages += answers.filter(({ status }) => status > 500).length;
        const good = answers.find(({ status }) => status < 400);
        const answer = good ?? answers.find(({ status }) => reckonsWith.includes(status));
        if (answer) return answer;
        const refused = answers.find(({ status }) => status < 500);
        if (refused)
          throw new Error(`A purchase was refused: ${refused.status} ${JSON.stringify(refused.body)}`);
        if (Date.now() > giveUpAt) throw new Error(`A step got no answer for ${STEP_TIMEOUT_MS / 1000} s`);
        repeats += 1;
        await pause(50 + Math.random() * 100);
      }
    },
  };
}
