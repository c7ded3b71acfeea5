// The pages of a PDF one by one, in the order in which a printer takes them.

import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { alphabetsOf, pdfObjects, pdfRuns } from './pdf-text.ts';

/** What is written on each page; of a label of the label service's stand-in its one line. */
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
