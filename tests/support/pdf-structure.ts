// Reads the structure of a tagged PDF as a screen reader does: headings, paragraphs and tables with their
// text. It supports only PDFs made by this shop.

import { type PdfObject, pdfAlphabets, pdfObjects, pdfRuns } from './pdf-text.ts';

export type StructureNode = { kind: string; scope: string | null; text: string; children: StructureNode[] };

/**
 * The structure of a PDF. `unmarked` counts text and lines that belong to no element and are not marked as
 * decoration.
 */
export type TaggedPdf = {
  version: string;
  language: string | null;
  marked: boolean;
  unmarked: string;
  root: StructureNode;
};

export function readTaggedPdf(pdf: Buffer): TaggedPdf {
  const objects = pdfObjects(pdf);
  const catalog = [...objects.values()].find(({ head }) => /\/Type \/Catalog/.test(head))?.head ?? '';
  const markInfo = objects.get(refOf(catalog, 'MarkInfo') ?? '')?.head ?? '';
  const tree = objects.get(refOf(catalog, 'StructTreeRoot') ?? '')?.head ?? '';
  const [, document = ''] = /\/K \[(\d+) 0 R/.exec(tree) ?? [];
  return {
    version: pdf.subarray(5, 8).toString(),
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1] ?? null,
    unmarked: pagesOf(objects).map(drawnOutside).join(''),
    marked: /\/Marked true/.test(markInfo),
    root: nodeOf(document, objects, textByMark(objects)),
  };
}

/** Returns one line per element, indented by its depth: `TH(Column) Aantal`. */
export function outlineOf({ kind, scope, text, children }: StructureNode, depth = 0): string[] {
  const own = `${'  '.repeat(depth)}${kind}${scope ? `(${scope})` : ''}${text ? ` ${text}` : ''}`;
  return [own, ...children.flatMap((child) => outlineOf(child, depth + 1))];
}

function refOf(head: string, key: string): string | null {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? null;
}

const MARKED = /\/\w+ <<[^>]*>> BDC([\s\S]*?)\bEMC\b/g;

type Page = { number: string; content: string };

function pagesOf(objects: Map<string, PdfObject>): Page[] {
  return [...objects]
    .filter(([, { head }]) => /\/Type \/Page\b/.test(head))
    .map(([number, { head }]) => ({
      number,
      content: objects.get(refOf(head, 'Contents') ?? '')?.content ?? '',
    }));
}

function drawnOutside({ content }: Page): string {
  return (content.replaceAll(MARKED, '').match(/\b(?:TJ|Tj|f|S|B)\b/g) ?? []).join(' ');
}

/**
 * Returns the text of each marked piece of content in a PDF, by "page object:mark id", the key with which
 * structure elements refer to it.
 */
function textByMark(objects: Map<string, PdfObject>): Map<string, string> {
  const alphabets = pdfAlphabets(objects);
  const texts = new Map<string, string>();
  for (const { number, content } of pagesOf(objects))
    for (const [whole, inner = ''] of content.matchAll(MARKED)) {
      const [, mark] = /\/MCID (\d+)/.exec(whole) ?? [];
      if (mark !== undefined) texts.set(`${number}:${mark}`, pdfRuns(inner, alphabets).join(' '));
    }
  return texts;
}

function nodeOf(number: string, objects: Map<string, PdfObject>, texts: Map<string, string>): StructureNode {
  const head = objects.get(number)?.head ?? '';
  const own = /\/Pg (\d+) 0 R/.exec(head)?.[1] ?? '';
  const kids = /\/K \[([\s\S]*)\]/.exec(head)?.[1] ?? /\/K ([^/]*)/.exec(head)?.[1] ?? '';
  const children: StructureNode[] = [];
  const said: string[] = [];
  for (const [kid] of kids.matchAll(/<<[\s\S]*?>>|\d+ 0 R|\d+/g)) {
    const [, mark] = /\/MCID (\d+)/.exec(kid) ?? [];
    if (mark !== undefined) said.push(texts.get(`${refOf(kid, 'Pg') ?? own}:${mark}`) ?? '');
    else if (kid.endsWith(' R')) children.push(nodeOf(kid.split(' ')[0] ?? '', objects, texts));
    else said.push(texts.get(`${own}:${kid}`) ?? '');
  }
  const kind = /\/S \/(\w+)/.exec(head)?.[1] ?? '';
  return { kind, scope: /\/Scope \/(\w+)/.exec(head)?.[1] ?? null, text: said.join(' '), children };
}
