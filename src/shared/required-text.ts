// Text that has to be there, and may be of some length only.

import * as z from 'zod';

/** Trimmed; `message` is for text that is missing, while one that is too long is told so by its length. */
export const requiredText = (message: string, limit: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .trim()
    .min(1, { error: message, abort: true })
    .max(limit);
