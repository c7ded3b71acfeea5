// Work that is done one at a time, because each takes all the memory and time that can be spared for it.

import { tooBusy } from '../errors.ts';

export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More than `maxWaiting` in line are refused with 503 `temporarily_unavailable`. */
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
