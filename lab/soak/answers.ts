// Every answer of a long run: how long it took, and what was wrong with it. Durations are kept until the next
// sample only, so that the run itself does not grow.

import type { Answer } from '#tests/support/http-call.ts';
import { median, quantile } from './growth.ts';

export type Answers = {
  /** Null, and a failure, when no answer came or one of 5xx; any other one is the caller's to judge. */
  ask(what: string, call: () => Promise<Answer>): Promise<Answer | null>;
  bought(ms: number): void;
  fail(what: string): void;
  /** Of what came since the last look. */
  look(): { answerMedian: number; answerSlow: number; purchase: number };
  count(): number;
  /** What went wrong, each with how often. */
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
