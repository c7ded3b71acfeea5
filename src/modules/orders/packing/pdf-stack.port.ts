// The port to whoever puts pages of several PDFs on one stack: labels come from a label service, slips from
// the shop.

/** One page of a PDF, or all of its pages. */
export type PdfPart = { pdf: Buffer; page: number | 'all' };

export type PdfStack = {
  countPages(pdf: Buffer): Promise<number>;
  /**
   * One PDF of these pieces, one on the other. On A4 what is smaller and follows each other shares a sheet,
   * four on one. It asks for the printer when opened.
   */
  stack(pieces: readonly PdfPart[], paper: 'A6' | 'A4'): Promise<Buffer>;
};
