// The condition that a column of a short list contains a text, ignoring case and accents.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containsPattern } from './search-patterns.ts';

/** Returns the condition; no index is used. */
export function holdsText(column: SQLWrapper, text: string): SQL {
  return sql`fold_text(normalize(${column})) like fold_text(${containsPattern(text)})`;
}
