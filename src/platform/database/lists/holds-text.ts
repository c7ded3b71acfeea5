// Whether a column of a short list holds a text, whatever its capitals and accents.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containsPattern } from './search-patterns.ts';

/** Of a column without an index for it. */
export function holdsText(column: SQLWrapper, text: string): SQL {
  return sql`fold_text(normalize(${column})) like fold_text(${containsPattern(text)})`;
}
