// Builds the condition that a column contains a text, ignoring case and accents. For short lists only,
// because no index is used.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchText } from '#shared/writing/search-text.ts';
import { containsPattern } from './search-patterns.ts';

/** Returns the SQL condition that `column` contains `text`, ignoring case and accents. No index is used. */
export function holdsText(column: SQLWrapper, text: string): SQL {
  return sql`fold_text(${column}) like ${containsPattern(searchText(text))}`;
}
