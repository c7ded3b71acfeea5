// Builds the condition that a column contains a text, ignoring case and accents. For short lists only,
// because no index is used.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containsPattern } from './search-patterns.ts';

/** Returns the condition that `column` contains `text`, ignoring case and accents. No index is used. */
export function holdsText(column: SQLWrapper, text: string): SQL {
  return sql`fold_text(normalize(${column})) like fold_text(${containsPattern(text)})`;
}
