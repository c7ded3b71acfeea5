// Creates a span per statement when traces are collected: operation and table, never the values.

import { currentTrace } from './trace.ts';

const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)"?/i;

/**
 * Returns the name of a statement's span, such as "SELECT orders": its first word and the first table it
 * names.
 */
export function statementName(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return [verb.toUpperCase(), ...(table ? [table] : [])].join(' ');
}

/** Runs a statement in a span; without a collector it adds no cost. */
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
