// Caches invoice PDFs, because an invoice never changes and printing takes a tenth of a second of processor
// time. The cache key is the whole document, so a document with other content is printed again.

import { LRUCache } from 'lru-cache';
import { hours } from '#shared/clock.ts';
import type { PrintedInvoice, PrintInvoice } from './invoice-printer.port.ts';

const MAX_BYTES = 16 * 1024 ** 2;
/**
 * The longest time a printed invoice stays cached, in milliseconds. The time is short, because the PDF
 * contains personal data.
 */
const CACHE_TTL_MS = hours(1);

/**
 * Returns a version of `print` that caches PDFs, up to `maxBytes` in total. Concurrent calls for one document
 * print once; after a failed print, the next call prints again.
 */
export function cachePrinted(print: PrintInvoice, maxBytes = MAX_BYTES): PrintInvoice {
  const cache = new LRUCache<string, Buffer, PrintedInvoice>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length,
    ttl: CACHE_TTL_MS,
    ttlAutopurge: true,
    // Copies the PDF, because a small Node buffer is a slice of 64 KB, which would stay in memory as a whole.
    fetchMethod: async (_key, _stale, { context }) =>
      Buffer.from(Uint8Array.from(await print(context)).buffer),
  });
  return (invoice) => cache.forceFetch(JSON.stringify(invoice), { context: invoice });
}
