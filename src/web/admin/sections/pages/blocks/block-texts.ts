// The names of blocks, of their fields, and of the rows of their lists in the editor.

import { type Block, type BlockKind, blockKinds } from '#modules/pages/contract.ts';
import { textAt } from '../editing/content-paths.ts';

const FIELD_LABELS: Readonly<Record<string, string>> = {
  title: 'Kop',
  lead: 'Zin onder de kop',
  orderButton: 'Tekst op de bestelknop',
  text: 'Tekst',
  dispatchText: 'Tekst bij het aftellen tot de verzending',
  midnightText: 'Tekst bij het aftellen tot middernacht',
  body: 'Tekst',
  imageUrl: 'Foto',
  alt: 'Wat er op de foto te zien is',
  caption: 'Onderschrift',
  address: 'Adres van de video',
  question: 'Vraag',
  answer: 'Antwoord',
};
export const fieldLabel = (name: string): string => FIELD_LABELS[name] ?? name;

const ALT_HINT = 'Voor wie de foto niet ziet. Leeg kan als de bibliotheek al zegt wat erop staat.';
const FIELD_HINTS: Readonly<Record<string, string>> = {
  'hero.title': 'Enter begint een nieuwe regel in de kop',
  'guarantee.title': 'Het aantal dagen zet de winkel er zelf voor',
  'picture.alt': ALT_HINT,
  'video.alt': ALT_HINT,
  'video.address': 'Van YouTube of Vimeo',
};
export const fieldHint = (kind: BlockKind, name: string): string | undefined =>
  FIELD_HINTS[`${kind}.${name}`];

const ROW_LABELS: Readonly<Partial<Record<BlockKind, readonly [one: string, many: string]>>> = {
  tiles: ['Belofte', 'Beloften'],
  benefits: ['Voordeel', 'Voordelen'],
  steps: ['Stap', 'Stappen'],
  questions: ['Vraag', 'Vragen'],
};
export const rowLabels = (kind: BlockKind) => ROW_LABELS[kind] ?? ['Regel', 'Regels'];

/**
 * The name of a block in the editor, followed by its title when a page may contain several blocks of its
 * kind.
 */
export function blockName({ kind, fields }: Block): string {
  const { name, most } = blockKinds[kind];
  const title = textAt(fields, 'title');
  return most > 1 && title !== '' ? `${name}: ${title}` : name;
}

/**
 * A summary of the block in one line, from its title. Empty for kinds a page may contain several of, because
 * `blockName` already shows their title. `days` is the number of days of the guarantee, shown before its
 * title.
 */
export function blockSummary({ kind, fields }: Block, days: string): string {
  if (blockKinds[kind].most > 1) return '';
  const title = textAt(fields, 'title').replaceAll('\n', ' ');
  return kind === 'guarantee' ? `${days} ${title}`.trim() : title;
}

const LONGEST_NAME = 48;

/**
 * The name of a row in a list of the page editor: the row's own text, or else the noun `one` with the row's
 * number ("Vraag 2").
 */
export function rowName(row: unknown, one: string, index: number): string {
  const labels = textAt(row, 'question') || textAt(row, 'title') || textAt(row, 'label');
  if (labels === '') return `${one} ${index + 1}`;
  return labels.length > LONGEST_NAME ? `${labels.slice(0, LONGEST_NAME).trimEnd()}…` : labels;
}
