// Columns that point to a row of another table, as most do: by its number, and never to nothing; and those
// that hold a file.

import { type AnyPgColumn, customType, integer, text } from 'drizzle-orm/pg-core';
import { columnName, eachField, NOBODY } from '#shared/recipient/recipient.ts';

/** A part of what it points to: it goes when that goes. */
export const cascadingForeignKey = <Name extends string>(name: Name, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: 'cascade' });

/** What it points to stays as long as this does. */
export const foreignKeyTo = <Name extends string>(name: Name, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Spread into a table. Blank is blank: what is not known is an empty text, never a stand-in. */
export function recipientColumns() {
  return eachField((field) => text(columnName(field)).notNull().default(NOBODY[field]));
}
