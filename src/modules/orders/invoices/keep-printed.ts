// An invoice never changes, and making its PDF costs a processor a tenth of a second: the bytes are kept for
// who asks again. They are kept by everything the paper says, so that whatever is printed differently is
// printed anew.

import { LRUCache } from 'lru-cache';
import { hours } from '#shared/clock.ts';
import type { PrintedInvoice, PrintInvoice } from './invoice-printer.port.ts';

const MOST_BYTES = 16 * 1024 ** 2;
/** They name a customer: what nobody asks for is let go. */
const KEPT_FOR = hours(1);

/** Those who ask for the same paper at once share one print; one that failed is tried again by the next. */
export function keepPrinted(print: PrintInvoice, mostBytes = MOST_BYTES): PrintInvoice {
  const kept = new LRUCache<string, Buffer, PrintedInvoice>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }, key) => length + key.length,
    ttl: KEPT_FOR,
    ttlAutopurge: true,
    // A copy: a small buffer of Node's is a piece of one of 64 KB, all of which would be kept.
    fetchMethod: async (_key, _stale, { context }) =>
      Buffer.from(Uint8Array.from(await print(context)).buffer),
  });
  return (invoice) => kept.forceFetch(JSON.stringify(invoice), { context: invoice });
}
