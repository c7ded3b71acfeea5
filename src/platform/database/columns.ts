// Column helpers: foreign keys by id, recipient columns, and a column type for binary data.

import { type AnyPgColumn, customType, integer, text } from 'drizzle-orm/pg-core';
import { columnName, eachField, NOBODY } from '#shared/recipient/recipient.ts';

/** Declares a foreign key to a parent row. Deleting the parent also deletes the rows that refer to it. */
export const cascadingForeignKey = <Name extends string>(name: Name, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: 'cascade' });

/** Declares a foreign key that prevents the deletion of the row it points to. */
export const foreignKeyTo = <Name extends string>(name: Name, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The columns of a recipient, to spread into a table. An unknown field is an empty text, an unknown country
 * `NL`; never null or a placeholder.
 */
export function recipientColumns() {
  return eachField((field) => text(columnName(field)).notNull().default(NOBODY[field]));
}
