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
/** The structure elements that are being written in each PDF (document, table, row), innermost last. */
const open = new WeakMap<Sheet, Element[]>();

export function beginStructure(sheet: Sheet): void {
  const document = sheet.struct('Document');
  sheet.addStructure(document);
  open.set(sheet, [document]);
}

/**
 * Creates the structure element of a table or table row for screen readers, which contains everything that
 * `work` draws. Returns the result of `work`.
 */
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
 * Marks everything `work` draws as one structure element with the role `kind` for screen readers, inside the
 * current table or row. With `none`, it is marked as decoration, which they skip.
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
