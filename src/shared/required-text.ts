// Schema of required text with a maximum length.

import * as z from 'zod';

/**
 * Creates the schema of a trimmed text that must not be empty. `message` is the error text when it is empty;
 * a text of more than `limit` characters gets a message about its length.
 */
export const requiredText = (message: string, limit: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .trim()
    .min(1, { error: message, abort: true })
    .max(limit);
