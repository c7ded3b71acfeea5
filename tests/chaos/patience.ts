// How a browser with a patient person in front of it gets through: a step is repeated until it was answered, and a
// nervous one sends every step twice at the same moment.

import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#tests/support/http-call.ts';

const STEP_TIMEOUT_MS = 90_000;

export type Patience = {
  /** Steps that had to be repeated because the server was away or had an outage. */
  repeats(): number;
  /** Answers that blame the server (500); an outage it announces (503) is none. */
  faults(): number;
  /** The first answer below 400, or with one of the refusals the buyer reckons with; any other refusal ends the test. */
  until(step: () => Promise<Answer>, reckonsWith?: readonly number[]): Promise<Answer>;
};

export function createPatience(clicks: 1 | 2): Patience {
  let repeats = 0;
  let faults = 0;
  return {
    repeats: () => repeats,
    faults: () => faults,
    async until(step, reckonsWith = []) {
      const giveUpAt = Date.now() + STEP_TIMEOUT_MS;
      for (;;) {
        const all = await Promise.all(Array.from({ length: clicks }, () => step().catch(() => null)));
        const answers = all.filter((answer) => answer !== null);
        faults += answers.filter(({ status }) => status === 500).length;
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
