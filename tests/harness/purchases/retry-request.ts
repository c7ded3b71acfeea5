// Retries a request as a patient person in a browser does, until it is answered. A nervous buyer sends every
// step twice at the same moment.

import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#tests/support/http-call.ts';

/** Connections that went silent are given up within 30 s, and a restart or two may come on top of it. */
const STEP_TIMEOUT_MS = 150_000;

export type Encountered = {
  /** Answers that blame the server: 500, whatever the weather. */
  faults: number;
  /** Outages it announced: 502 to 504. */
  outages: number;
  /** Connections that were refused or broke. */
  resets: number;
};

export type Retries = {
  /** Steps that had to be repeated because the server was away or had an outage. */
  repeats(): number;
  met(): Encountered;
  /**
   * The first answer below 400, or with one of the refusals the buyer reckons with; any other refusal ends
   * the test.
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
