// The port that combines pages of several PDFs into one: labels from a label service, packing slips from the
// shop.

/** A PDF and which of its pages to use: one page, by its index from 0, or all. */
export type PdfPart = { pdf: Buffer; page: number | 'all' };

export type PdfStack = {
  countPages(pdf: Buffer): Promise<number>;
  /**
   * Combines the pages into one PDF. On A4, consecutive smaller pages share a sheet, up to four. Opening the
   * PDF shows the print dialog.
   */
  stack(pieces: readonly PdfPart[], paper: 'A6' | 'A4'): Promise<Buffer>;
};
