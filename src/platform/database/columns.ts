// Column helpers: foreign keys by id, recipient columns, and columns that hold a file.

import { type AnyPgColumn, customType, integer, text } from 'drizzle-orm/pg-core';
import { columnName, eachField, NOBODY } from '#shared/recipient/recipient.ts';

/** A foreign key to the row this row is a part of; it is deleted together with that row. */
export const cascadingForeignKey = <Name extends string>(name: Name, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: 'cascade' });

/** A foreign key that prevents the deletion of the row it points to. */
export const foreignKeyTo = <Name extends string>(name: Name, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The columns of a recipient, to spread into a table. An unknown field is an empty text, never null or a
 * placeholder.
 */
export function recipientColumns() {
  return eachField((field) => text(columnName(field)).notNull().default(NOBODY[field]));
}
