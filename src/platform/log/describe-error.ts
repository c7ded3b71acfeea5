// Describes an error for the log: its type, its place, and the beginning of a failed SQL statement. The
// values of a statement are personal data, so nothing that could contain a value is logged.

const DEEPEST = 5;
const STATEMENT_WORDS = 4;
/**
 * Fields of a PostgreSQL or system error that are logged. `detail`, `where` and `hint` are left out, because
 * they quote the row.
 */
const FIELDS = [
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'statusCode',
  'syscall',
  'status',
] as const;
/**
 * Matches SQLSTATE class 22, errors about a value. The message of such an error quotes the value after the
 * colon.
 */
const ABOUT_A_VALUE = /^22[0-9A-Z]{3}$/;

export type DescribedError = {
  type: string;
  message: string;
  stack: string;
  /** The first words of the SQL statement that failed with this error, without its values. */
  statement?: string;
  cause?: DescribedError | { type: string };
} & Partial<Record<(typeof FIELDS)[number], string | number>>;

/** Describes an error and its causes for the log, without the values of an SQL statement. */
export function describeError(error: Error, depth = 0): DescribedError {
  const message = messageOf(error);
  const query = 'query' in error && typeof error.query === 'string' ? error.query : null;
  const { cause } = error;
  return {
    type: error.constructor.name === 'Error' ? error.name : error.constructor.name,
    message,
    stack: stackOf(error, message),
    ...fieldsOf(error),
    ...(query === null ? {} : { statement: firstWords(query) }),
    ...(cause === undefined ? {} : { cause: causeOf(cause, depth) }),
  };
}

/**
 * Returns an error that may be stored with a job: its message is the description without personal data, and
 * its stack is kept.
 */
export function redactError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(typeof error);
  const { message, stack, cause } = describeError(error);
  const redacted = new Error(cause && 'message' in cause ? `${message}: ${cause.message}` : message);
  redacted.name = error.name;
  redacted.stack = stack;
  return redacted;
}

function causeOf(cause: unknown, depth: number): DescribedError | { type: string } {
  return cause instanceof Error && depth < DEEPEST ? describeError(cause, depth + 1) : { type: typeof cause };
}

function messageOf(error: Error): string {
  const [text = ''] = error.message.split(/\bparams:/, 1);
  if ('query' in error) return `Failed query: ${firstWords(String(error.query))}`;
  const code = 'code' in error ? String(error.code) : '';
  return (ABOUT_A_VALUE.test(code) ? (text.split(':', 1)[0] ?? '') : text).trimEnd();
}

/**
 * Returns the stack of an error without its first lines, which repeat the message and could contain values.
 */
function stackOf(error: Error, message: string): string {
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line));
  return [`${error.name}: ${message}`, ...frames].join('\n');
}

function fieldsOf(error: Error): Partial<Record<(typeof FIELDS)[number], string | number>> {
  return Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) =>
        FIELDS.some((field) => field === name) && (typeof value === 'string' || typeof value === 'number'),
    ),
  );
}

function firstWords(query: string): string {
  return query.trim().split(/\s+/, STATEMENT_WORDS).join(' ');
}
