// Packing slips as PDF: what the wiring needs of them.

export { printPackingSlips } from './print-packing-slips.ts';
