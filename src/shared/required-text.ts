// Schema of required text with a maximum length.

import * as z from 'zod';

/**
 * Creates the schema of a trimmed text. `message` is for a missing text; a text that is too long gets the
 * message about its length.
 */
export const requiredText = (message: string, limit: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .trim()
    .min(1, { error: message, abort: true })
    .max(limit);
