// Records every answer of a soak run: its duration and what was wrong with it. Durations are kept only until
// the next sample, so that the run itself does not use more and more memory.

import type { Answer } from '#tests/support/http-call.ts';
import { median, quantile } from './growth.ts';

export type Answers = {
  /**
   * Sends a request and records the answer. Returns null, and counts a failure, when no answer came or its
   * status was 5xx; the caller judges all other answers.
   */
  ask(what: string, call: () => Promise<Answer>): Promise<Answer | null>;
  bought(ms: number): void;
  fail(what: string): void;
  /**
   * Returns the median and the 99th percentile of the durations of answers, and the median of those of
   * purchases, in ms. Only durations recorded since the last call count.
   */
  look(): { answerMedian: number; answerSlow: number; purchase: number };
  count(): number;
  /** Returns the failures by description, each with its count. */
  failures(): Readonly<Record<string, number>>;
};

export function createAnswers(): Answers {
  const failures: Record<string, number> = {};
  let count = 0;
  let answers: number[] = [];
  let purchases: number[] = [];
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  return {
    async ask(what, call) {
      const begin = performance.now();
      count += 1;
      try {
        const answer = await call();
        answers.push(performance.now() - begin);
        if (answer.status < 500) return answer;
        fail(`${what}: ${answer.status}`);
      } catch (error) {
        fail(`${what}: ${String(error)}`);
      }
      return null;
    },
    bought: (ms) => void purchases.push(ms),
    fail,
    look() {
      const seen = {
        answerMedian: median(answers),
        answerSlow: quantile(answers, 0.99),
        purchase: median(purchases),
      };
      answers = [];
      purchases = [];
      return seen;
    },
    count: () => count,
    failures: () => failures,
  };
}
