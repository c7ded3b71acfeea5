// The structure of a PDF for screen readers: headings, paragraphs and tables in reading order, independent of
// their position on the page. Everything else is marked as decoration.

import type PDFDocument from 'pdfkit';

export type Sheet = InstanceType<typeof PDFDocument>;

/**
 * The role of a part of the page for screen readers. `column` and `row` are table headers; `none` is not
 * read, such as the repeated table header on a second page.
 */
export type Part = 'P' | 'H1' | 'H2' | 'TD' | 'column' | 'row' | 'none';
type Group = 'Table' | 'TR';
type Element = ReturnType<Sheet['struct']>;
type Options = Parameters<Sheet['struct']>[1] & { scope?: 'Column' | 'Row' };

const HEADS: Partial<Record<Part, Options>> = { column: { scope: 'Column' }, row: { scope: 'Row' } };
/** The document, table and row that are being written on each page, innermost last. */
const open = new WeakMap<Sheet, Element[]>();

export function beginStructure(sheet: Sheet): void {
  const document = sheet.struct('Document');
  sheet.addStructure(document);
  open.set(sheet, [document]);
}

/** Writes a table or a table row: everything that `work` writes becomes part of it for screen readers. */
export function group<T>(sheet: Sheet, kind: Group, work: () => T): T {
  const groups = open.get(sheet) ?? [];
  const element = sheet.struct(kind);
  groups.at(-1)?.add(element);
  groups.push(element);
  const result = work();
  groups.pop();
  element.end();
  return result;
}

/**
 * Gives everything that `work` writes the role `kind` for screen readers, within the current table or row.
 */
export function part(sheet: Sheet, kind: Part, work: () => void): void {
  if (kind === 'none') {
    decoration(sheet, work);
    return;
  }
  const tag = HEADS[kind] ? 'TH' : kind;
  const content = sheet.markStructureContent(tag);
  work();
  sheet.endMarkedContent();
  open
    .get(sheet)
    ?.at(-1)
    ?.add(sheet.struct(tag, HEADS[kind] ?? {}, content));
}

/** Draws a decoration, such as a line, which screen readers skip. */
export function decoration(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}
