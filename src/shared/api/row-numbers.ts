// Schemas of row ids and versions. Values outside the range of their database columns are refused before they
// reach the database.

import * as z from 'zod';

/** The largest value of PostgreSQL's type `integer`. */
export const LARGEST_INTEGER = 2_147_483_647;

const MUST_BE_WHOLE = `Vul een heel getal in van 1 tot en met ${LARGEST_INTEGER}`;

/** Schema of a row id in JSON: a positive integer. */
export const rowIdSchema = z
  .number(MUST_BE_WHOLE)
  .int(MUST_BE_WHOLE)
  .positive(MUST_BE_WHOLE)
  .max(LARGEST_INTEGER, MUST_BE_WHOLE);

/** Schema of a row id as text, in a path, a query or a form; parsed to a number. */
export const rowIdTextSchema = z.coerce
  .number(MUST_BE_WHOLE)
  .int(MUST_BE_WHOLE)
  .positive(MUST_BE_WHOLE)
  .max(LARGEST_INTEGER, MUST_BE_WHOLE);

/** Schema of the version of a row an editor started from, for `refuseStaleEdit`. */
export const rowVersionSchema = z.number().int().min(0).max(LARGEST_INTEGER);
