// How long a service for texts may take, and how often it is asked again. Tests are less patient.

import { seconds } from '#shared/clock.ts';

export type Timeouts = {
  /** Until the service begins to answer. */
  firstByte: number;
  /** Between two pieces of an answer. */
  silence: number;
  /** For a whole answer. */
  answer: number;
  /** The pauses before each further try. */
  pauses: readonly number[];
};

export const TIMEOUTS: Timeouts = {
  firstByte: seconds(30),
  silence: seconds(20),
  answer: seconds(180),
  pauses: [seconds(1), seconds(4), seconds(15)],
};
