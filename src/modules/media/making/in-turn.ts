// Work that is done one at a time, because each takes all the memory and time that can be spared for it.

import { tooBusy } from '../refusals.ts';

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More than `mostWaiting` in line are refused with 503 `temporarily_unavailable`. */
export function createInTurn(mostWaiting: number): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) return Promise.reject(tooBusy());
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
