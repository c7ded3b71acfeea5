// The pages of a PDF one by one, in the order in which a printer takes them.

import { PDFArray, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { pdfAlphabets, pdfObjects, pdfRuns } from './pdf-text.ts';

/** What is written on each page; of a label of the label service's stand-in its one line. */
export async function pageTexts(pdf: Buffer): Promise<string[]> {
  const objects = pdfObjects(pdf);
  const alphabets = pdfAlphabets(objects);
  const document = await PDFDocument.load(pdf);
  return document.getPages().map(({ node }) => {
    const contents = node.get(PDFName.of('Contents'));
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    return parts
      .filter((part) => part instanceof PDFRef)
      .map(({ objectNumber }) => objects.get(String(objectNumber))?.content ?? '')
      .flatMap((content) => [
        ...pdfRuns(content, alphabets),
        ...[...content.matchAll(/\(([^)]*)\) Tj/g)].map(([, text = '']) => text),
      ])
      .join('\n');
  });
}
