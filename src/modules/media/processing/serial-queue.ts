// A queue that runs tasks one at a time, for tasks that each need much memory and time.

import { tooBusy } from '../errors.ts';

export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs tasks one at a time. While `maxWaiting` tasks are running or waiting, another
 * task is refused with 503 `temporarily_unavailable`.
 */
export function createSerialQueue(maxWaiting: number): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= maxWaiting) return Promise.reject(tooBusy());
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
