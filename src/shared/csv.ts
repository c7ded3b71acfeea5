// Tables as text that a spreadsheet opens as it is: semicolons and a byte order mark, because Dutch settings of Excel
// expect both, and no cell that a spreadsheet would take for a formula.

const FIRST_OF_A_FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
const NEEDS_QUOTES = /[";\r\n]/;

/** Belongs before the first row of a file. */
export const CSV_START = '\ufeff';

export type CsvCell = string | number | null;

/** One row with its end of line. Text that would be run as a formula gets an apostrophe before it. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

/** A whole file: the names of the columns, then the rows. */
export function csvFile(names: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + [names, ...rows].map(csvRow).join('');
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  const safe = FIRST_OF_A_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
