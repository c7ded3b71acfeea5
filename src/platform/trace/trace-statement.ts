// A span for each statement, for a shop whose traces are collected: what is done to which table, and never
// with what values.

import { currentTrace } from './trace.ts';

const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)"?/i;

/** "SELECT orders": the first word of a statement and the first table it names. */
export function statementName(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return [verb.toUpperCase(), ...(table ? [table] : [])].join(' ');
}

/** Costs nothing while nobody collects. */
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
