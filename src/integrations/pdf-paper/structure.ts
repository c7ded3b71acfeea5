// What a paper is made of, for who has it read aloud: headings, paragraphs and tables in the order in which
// they are meant, wherever they stand on the sheet. What is only drawn is told to be decoration.

import type PDFDocument from 'pdfkit';

export type Sheet = InstanceType<typeof PDFDocument>;

/**
 * `column` and `row` are the heads of a table; `none` is not read, such as the repeated head of a second
 * page.
 */
export type Part = 'P' | 'H1' | 'H2' | 'TD' | 'column' | 'row' | 'none';
type Group = 'Table' | 'TR';
type Element = ReturnType<Sheet['struct']>;
type Options = Parameters<Sheet['struct']>[1] & { scope?: 'Column' | 'Row' };

const HEADS: Partial<Record<Part, Options>> = { column: { scope: 'Column' }, row: { scope: 'Row' } };
/** The group that is being written, innermost last; the first is the document itself. */
const open = new WeakMap<Sheet, Element[]>();

export function beginStructure(sheet: Sheet): void {
  const document = sheet.struct('Document');
  sheet.addStructure(document);
  open.set(sheet, [document]);
}

/** Everything written meanwhile belongs together. */
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

/** What is written meanwhile is one part of the group. */
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

/** Lines and shades say nothing that the text does not. */
export function decoration(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}
