// The time-outs and retries of a text service. Tests use shorter ones.

import { seconds } from '#shared/clock.ts';

export type Timeouts = {
  /** The maximum time until the service starts to answer, in ms. */
  firstByte: number;
  /** The maximum time between two pieces of an answer, in ms. */
  silence: number;
  /** The maximum time for a whole answer, in ms. */
  answer: number;
  /** The pauses before each retry, in ms. */
  pauses: readonly number[];
};

export const TIMEOUTS: Timeouts = {
  firstByte: seconds(30),
  silence: seconds(20),
  answer: seconds(180),
  pauses: [seconds(1), seconds(4), seconds(15)],
};
