// The port to whoever makes a PDF of packing slips, for a printer that has labels or paper in it.

import type { PackingSlip } from './packing-slip.ts';

export type SlipPaperSize = 'A6' | 'A5' | 'A4';

/** One PDF, each slip beginning on a page of its own. */
export type PrintPackingSlips = (slips: readonly PackingSlip[], paper: SlipPaperSize) => Promise<Buffer>;
