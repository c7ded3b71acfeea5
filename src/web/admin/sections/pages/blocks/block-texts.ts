// What the editor calls a block, its fields, and the rows of its list.

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

/** Of those there may be more of, which one it is. */
export function blockName({ kind, fields }: Block): string {
  const { name, most } = blockKinds[kind];
  const title = textAt(fields, 'title');
  return most > 1 && title !== '' ? `${name}: ${title}` : name;
}

/** What the block says, in one line; `days` is the figure that the page draws before the guarantee. */
export function blockSummary({ kind, fields }: Block, days: string): string {
  if (blockKinds[kind].most > 1) return '';
  const title = textAt(fields, 'title').replaceAll('\n', ' ');
  return kind === 'guarantee' ? `${days} ${title}`.trim() : title;
}

const LONGEST_NAME = 48;

/** A row of a list by its own words, else by its number. */
export function rowName(row: unknown, one: string, index: number): string {
  const labels = textAt(row, 'question') || textAt(row, 'title') || textAt(row, 'label');
  if (labels === '') return `${one} ${index + 1}`;
  return labels.length > LONGEST_NAME ? `${labels.slice(0, LONGEST_NAME).trimEnd()}…` : labels;
}
