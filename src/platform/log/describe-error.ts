// What of an error may be written down: what kind it is, where it was, and of a statement what it was about.
// The values a statement was given are people's names and addresses, so nothing that could hold one leaves.

const DEEPEST = 5;
const STATEMENT_WORDS = 4;
/** What PostgreSQL says besides its message; `detail`, `where` and `hint` quote the row. */
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
/** Class 22 of SQLSTATE is about a value, and its message quotes it after the colon. */
const ABOUT_A_VALUE = /^22[0-9A-Z]{3}$/;

export type DescribedError = {
  type: string;
  message: string;
  stack: string;
  /** The first words of the statement that failed. */
  statement?: string;
  cause?: DescribedError | { type: string };
} & Partial<Record<(typeof FIELDS)[number], string | number>>;

/** For the log: never a parameter of a statement, however deep its error is wrapped. */
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
 * The same error, fit to be stored by somebody else: an error with the description as its message, and
 * nothing more.
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

/** Only where it happened: the lines before the first place repeat the message. */
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
