// Creates CSV files that spreadsheets open directly: with semicolons and a byte order mark, as the Dutch
// Excel expects. No cell is run as a formula.

import { formatSortableMoment } from './date-formats.ts';

/**
 * Matches a text that a spreadsheet could run as a formula, also after whitespace or with the full-width
 * characters of East Asian keyboards.
 */
const FIRST_OF_A_FORMULA = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
const NUMBER = /^-?\d+(,\d+)?$/;
/** Matches an ISO 8601 moment in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Part of a regular expression that matches a month name, Dutch or English, in full or short. */
const MONTH = '(jan|feb|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-z]*\\.?';
/**
 * Patterns of the texts that the Dutch Excel would change: numbers with leading zeros or many digits, powers,
 * dates, times, fractions, percentages and truth values.
 */
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

/** Byte order mark, the first character of a CSV file. Excel needs it to read the file as UTF-8. */
export const CSV_START = '\ufeff';

export type CsvCell = string | number | null;

/**
 * Returns one row with its line end; null becomes an empty cell. A moment (ISO 8601, in UTC) is written in
 * the shop's time zone. A text that a spreadsheet would run as a formula or change into a number or date gets
 * a leading apostrophe. Amounts such as "24,95" and days such as "2026-11-20" are written as they are.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

/** Returns the content of a whole CSV file: byte order mark, the row of column names, then the rows. */
export function csvFile(names: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + [names, ...rows].map(csvRow).join('');
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? '' : typeof cell === 'string' ? written(cell) : String(cell);
  const safe = isChanged(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const written = (text: string) => (MOMENT.test(text) ? formatSortableMoment(new Date(text)) : text);

/**
 * True when a spreadsheet would run the text as a formula or change it, for example into a number or date. A
 * day such as "2026-11-20" does not count.
 */
function isChanged(text: string): boolean {
  if (DAY.test(text)) return false;
  return (
    REWRITTEN.some((pattern) => pattern.test(text)) || (FIRST_OF_A_FORMULA.test(text) && !NUMBER.test(text))
  );
}
