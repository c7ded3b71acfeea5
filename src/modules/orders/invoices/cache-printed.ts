// An invoice never changes, and making its PDF costs a processor a tenth of a second: the bytes are kept for
// who asks again. They are kept by everything the paper says, so that whatever is printed differently is
// printed anew.

import { LRUCache } from 'lru-cache';
import { hours } from '#shared/clock.ts';
import type { PrintedInvoice, PrintInvoice } from './invoice-printer.port.ts';

const MAX_BYTES = 16 * 1024 ** 2;
/** They name a customer: what nobody asks for is let go. */
const CACHE_TTL_MS = hours(1);

/** Those who ask for the same paper at once share one print; one that failed is tried again by the next. */
export function cachePrinted(print: PrintInvoice, maxBytes = MAX_BYTES): PrintInvoice {
  const cache = new LRUCache<string, Buffer, PrintedInvoice>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length,
    ttl: CACHE_TTL_MS,
    ttlAutopurge: true,
    // A copy: a small buffer of Node's is a piece of one of 64 KB, all of which would be kept.
    fetchMethod: async (_key, _stale, { context }) =>
      Buffer.from(Uint8Array.from(await print(context)).buffer),
  });
  return (invoice) => cache.forceFetch(JSON.stringify(invoice), { context: invoice });
}
