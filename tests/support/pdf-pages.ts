// Reads the pages of a PDF in the order they are printed.

import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { alphabetsOf, pdfObjects, pdfRuns } from './pdf-text.ts';

/** Returns the text of each page; for a label of the stand-in, its only line. */
export async function pageTexts(pdf: Buffer): Promise<string[]> {
  const objects = pdfObjects(pdf);
  const document = await PDFDocument.load(pdf);
  return document.getPages().map(({ node }) => {
    const alphabets = alphabetsOf(objects, fontsOf(node));
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

function fontsOf(node: PDFPage['node']): [name: string, font: string][] {
  const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return (fonts?.entries() ?? []).flatMap(([name, font]): [string, string][] =>
    font instanceof PDFRef ? [[name.asString().slice(1), String(font.objectNumber)]] : [],
  );
}
