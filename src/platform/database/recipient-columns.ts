// The columns of a recipient, the same in every table that has one. A field of `shared/recipient/recipient.ts` is a column here.

import { text } from 'drizzle-orm/pg-core';
import { columnName, eachField, NOBODY } from '#shared/recipient/recipient.ts';

/** Spread into a table. Blank is blank: what is not known is an empty text, never a stand-in. */
export function recipientColumns() {
  return eachField((field) => text(columnName(field)).notNull().default(NOBODY[field]));
}
