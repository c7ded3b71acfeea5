// Tables as text that a spreadsheet opens as it is: semicolons and a byte order mark, because Dutch settings
// of Excel expect both, and no cell that a spreadsheet would take for a formula.

import { formatSortableMoment } from './date-formats.ts';

/** Also behind blanks, and the wide signs of East Asian keyboards. */
const FIRST_OF_A_FORMULA = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
const NUMBER = /^-?\d+(,\d+)?$/;
/** A moment as programs write it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What Dutch settings of Excel make something else of: numbers without their zeros or last digits, powers,
 * days, times, shares.
 */
const MONTH = '(jan|feb|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-z]*\\.?';
const REWRITTEN: readonly RegExp[] = [
  /^[+-]?0\d[\d.,]*$/,
  /^\d{12,}$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/i,
  /^\d{1,4}( ?[-/.] ?\d{1,4}){1,2}$/,
  /^(\d+ )?\d+ ?\/ ?\d+$/,
  /^\d{1,4}(:\d{1,2}){1,2}( ?[ap]m?)?$/i,
  /^\d{1,2} ?[ap]m?$/i,
  new RegExp(`^\\d{1,2}[-/. ]?${MONTH}([-/. ]?\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[-/. ]?\\d{1,4}$`, 'i'),
  /^-?[\d.,]+ ?[%€]$|^[€$£] ?[\d.,]+$/,
  /^\(\d+([.,]\d+)?\)$/,
  /^(waar|onwaar|true|false)$/i,
];

const NEEDS_QUOTES = /[";\r\n]/;

/** Belongs before the first row of a file. */
export const CSV_START = '\ufeff';

export type CsvCell = string | number | null;

/**
 * One row with its end of line. A moment is written by the clock of the shop; a text that would be run as a
 * formula, or that a spreadsheet would make a number or a day of, gets an apostrophe before it. Amounts are
 * texts with a comma, and stay numbers; so do days.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

/** A whole file: the names of the columns, then the rows. */
export function csvFile(names: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + [names, ...rows].map(csvRow).join('');
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? '' : typeof cell === 'string' ? written(cell) : String(cell);
  const safe = isChanged(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const written = (text: string) => (MOMENT.test(text) ? formatSortableMoment(new Date(text)) : text);

/** Whether a spreadsheet would make something else of it. */
function isChanged(text: string): boolean {
  if (DAY.test(text)) return false;
  return (
    REWRITTEN.some((pattern) => pattern.test(text)) || (FIRST_OF_A_FORMULA.test(text) && !NUMBER.test(text))
  );
}
