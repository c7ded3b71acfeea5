// Parses CSV files of reviews from other websites: comma, semicolon or tab, Dutch or English headings,
// several date formats. A pure function that returns the content and errors of each row.

import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { IMPORT_MAX_ROWS, REVIEW_MAX_LENGTH } from '../contract.ts';

export type FileRow = {
  line: number;
  customerName: string;
  /** Rating of a review as written in the imported file; `stars` is the number read from this text. */
  rating: string;
  stars: number;
  comment: string;
  /** Address of the picture of a reviewer in an imported file; empty when the file gives none. */
  avatarUrl: string;
  /** Date of a review in an imported file, as in 2026-11-20; empty when the file gives no date. */
  day: string;
  problem: string | null;
};

const COLUMNS = ['customerName', 'rating', 'comment', 'day', 'avatarUrl'] as const;
type Column = (typeof COLUMNS)[number];

const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  customerName: [
    'naam',
    'klant',
    'klantnaam',
    'auteur',
    'name',
    'customer',
    'customername',
    'author',
    'reviewer',
  ],
  rating: ['sterren', 'beoordeling', 'cijfer', 'score', 'rating', 'stars'],
  comment: ['review', 'tekst', 'opmerking', 'bericht', 'comment', 'text', 'content', 'body', 'reviewtext'],
  day: ['datum', 'geplaatst', 'date', 'created', 'createdat', 'reviewdate'],
  avatarUrl: [
    'foto',
    'afbeelding',
    'profielfoto',
    'avatar',
    'avatarurl',
    'photo',
    'picture',
    'image',
    'imageurl',
  ],
};
const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  customerName: 'Naam',
  rating: 'Sterren',
  comment: 'Review',
  day: 'Datum',
  avatarUrl: 'Foto',
};
const NEEDED = ['customerName', 'rating', 'comment'] as const;

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * Parses a file of reviews. `fault` is the error in Dutch when the file as a whole is unreadable. `today` is
 * the current day in Amsterdam.
 */
export function readReviewFile(content: string, today: string): { rows: FileRow[] } | { fault: string } {
  const records = readRecords(content);
  if ('brokenLine' in records)
    return {
      fault: `Regel ${records.brokenLine} is niet te lezen. Staat er een aanhalingsteken te veel of te weinig?`,
    };
  const [heading, ...body] = records.read;
  if (!heading) return { fault: 'Dit is geen leesbaar CSV-bestand.' };
  const columns = findColumns(heading.record);
  const missing = NEEDED.filter((column) => columns[column] === undefined).map(
    (column) => COLUMN_NAMES[column],
  );
  if (missing.length > 0) {
    return {
      fault: `Deze kolommen ontbreken: ${missing.join(', ')}. De eerste regel moet de kolomnamen bevatten.`,
    };
  }
  const doubled = doubledColumn(heading.record, columns);
  if (doubled) return { fault: `De kolom “${doubled}” staat er twee keer. Verwijder er één.` };
  if (body.length === 0) return { fault: 'Onder de kolomnamen staat geen enkele review.' };
  if (body.length > IMPORT_MAX_ROWS)
    return { fault: `Hoogstens ${IMPORT_MAX_ROWS} reviews tegelijk. Splits het bestand.` };
  // A cell may contain line breaks; the line number of a row is where the row begins.
  return {
    rows: body.map(({ record }, place) => {
      const line = (records.read[place]?.info.lines ?? 0) + records.skipped + 1;
      const row = readRow(record, columns, line, today);
      return isTooWide(record, heading.record) ? { ...row, problem: TOO_WIDE } : row;
    }),
  };
}

/** Matches a first line such as `sep=;` in a review file, in which Excel states the separator. */
const SEP = /^\ufeff?"?sep=(.)"?\r?\n([\s\S]*)$/i;

function readRecords(content: string) {
  const [, named, rest] = SEP.exec(content) ?? [];
  const table = rest ?? content;
  const [firstLine = ''] = table.split(/\r?\n/, 1);
  // Characters within quotes are not separators.
  const heading = firstLine.replaceAll(/"[^"]*"/g, '');
  const delimiter = named ?? [';', '\t', ','].find((mark) => heading.includes(mark)) ?? ',';
  const skipped = rest === undefined ? 0 : 1;
  try {
    const records: unknown = parse(table, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
    });
    return { read: recordsSchema.parse(records), skipped };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenLine: Number(error.lines) + skipped };
  }
}

type Columns = Partial<Record<Column, number>>;

function findColumns(heading: readonly string[]): Columns {
  const names = heading.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const columns: Columns = {};
  for (const column of COLUMNS) {
    const place = names.findIndex((name) => HEADINGS[column].includes(name));
    if (place !== -1) columns[column] = place;
  }
  return columns;
}

/**
 * Returns the heading of a column that occurs twice in a review file, which makes the file ambiguous; null
 * when none does.
 */
function doubledColumn(heading: readonly string[], columns: Columns): string | null {
  const names = heading.map((name) => name.trim().toLowerCase());
  const places = Object.values(columns).filter((place) => names.indexOf(names[place] ?? '', place + 1) >= 0);
  return heading[places[0] ?? -1] ?? null;
}

const TOO_WIDE =
  'Deze regel heeft meer kolommen dan de eerste: zet tekst met een scheidingsteken tussen aanhalingstekens';

/**
 * Tells whether a row of a review file has more cells than the heading; an import would lose the extra cells.
 */
const isTooWide = (record: readonly string[], heading: readonly string[]): boolean =>
  record.slice(heading.length).some((cell) => cell !== '');

function readRow(record: readonly string[], columns: Columns, line: number, today: string): FileRow {
  const cell = (column: Column) => cleanText(record[columns[column] ?? -1] ?? '');
  const row = { customerName: cell('customerName'), rating: cell('rating'), comment: cell('comment') };
  const stars = readStars(row.rating);
  const day = readDay(cell('day'));
  const avatarUrl = cell('avatarUrl');
  const problem =
    problemOf({ ...row, stars }) ??
    (day === null ? 'Datum is niet te lezen' : day > today ? 'Datum ligt in de toekomst' : null) ??
    (imageUrlSchema.safeParse(avatarUrl).success ? null : 'Foto is geen webadres');
  return { line, ...row, stars: stars ?? 0, day: day ?? '', avatarUrl, problem };
}

function problemOf(row: { customerName: string; comment: string; stars: number | null }): string | null {
  if (row.customerName === '') return 'Naam ontbreekt';
  if (row.customerName.length > 80) return 'Naam is langer dan 80 tekens';
  if (row.stars === null) return 'Sterren: alleen 1, 2, 3, 4 of 5';
  if (row.comment === '') return 'Review ontbreekt';
  return row.comment.length > REVIEW_MAX_LENGTH ? `Review is langer dan ${REVIEW_MAX_LENGTH} tekens` : null;
}

// Spreadsheets, and the shop's own files, put an apostrophe before a sign so that the text is not run as a
// formula.
function cleanText(text: string): string {
  const own = text.replace(/^'(?=[=+\-@\d(])/, '').trim();
  return own.includes('\n') ? own : normaliseText(own);
}

/**
 * Reads the number of stars of an imported review: 4 for "4", "4,0" and "4/5". Null for half stars, which are
 * not rounded, and for any other text.
 */
function readStars(text: string): number | null {
  const [, stars] = /^([1-5])(?:[.,]0+)?(?:\s*\/\s*5)?$/.exec(text) ?? [];
  return stars === undefined ? null : Number(stars);
}

/**
 * Reads the day of an imported review as ISO date; empty text for an empty cell, null for an invalid date.
 */
function readDay(text: string): string | null {
  if (text === '') return '';
  const [, isoDay] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const isoDate = isoDay ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(isoDate).success ? isoDate : null;
}
