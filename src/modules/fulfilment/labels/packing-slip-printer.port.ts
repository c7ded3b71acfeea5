// The port to the PDF printer for packing slips, on labels or on A4 paper.

import type { PackingSlip } from './packing-slip.ts';

export type SlipPaperSize = 'A6' | 'A5' | 'A4';

/** Prints packing slips as one PDF, on the given paper size; each slip starts on a new page. */
export type PrintPackingSlips = (slips: readonly PackingSlip[], paper: SlipPaperSize) => Promise<Buffer>;
