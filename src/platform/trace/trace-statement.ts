// Creates a span for every SQL statement when traces are collected. The span contains operation and table,
// never the values.

import { currentTrace } from './trace.ts';

const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)"?/i;

/**
 * Returns the name of a statement's span, such as "SELECT orders": the first word of the statement and the
 * first table it names.
 */
export function statementName(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return [verb.toUpperCase(), ...(table ? [table] : [])].join(' ');
}

/** Runs a statement within a span. When traces are not collected, it only runs the statement. */
export async function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  const span = currentTrace()?.span;
  if (!span) return run();
  const childSpan = span.begin(statementName(text), 'client', { 'db.system.name': 'postgresql' });
  try {
    const answer = await run();
    childSpan.end({});
    return answer;
  } catch (error) {
    childSpan.end({}, error);
    throw error;
  }
}
