// The port to the PDF printer for packing slips, on labels or on A4 paper.

import type { PackingSlip } from './packing-slip.ts';

export type SlipPaperSize = 'A6' | 'A5' | 'A4';

/** Returns one PDF; each slip starts on a new page. */
export type PrintPackingSlips = (slips: readonly PackingSlip[], paper: SlipPaperSize) => Promise<Buffer>;
