// The time-outs and retry pauses of a text service. Tests use shorter ones.

import { seconds } from '#shared/clock.ts';

export type Timeouts = {
  /** The maximum time in ms until the text service starts to answer. */
  firstByte: number;
  /** The maximum time in ms between two pieces of an answer of the text service. */
  silence: number;
  /** The maximum time in ms for a whole answer of the text service. */
  answer: number;
  /**
   * The pauses in ms before the retries of a request to the text service: the first pause before the first
   * retry, and so on.
   */
  pauses: readonly number[];
};

export const TIMEOUTS: Timeouts = {
  firstByte: seconds(30),
  silence: seconds(20),
  answer: seconds(180),
  pauses: [seconds(1), seconds(4), seconds(15)],
};
