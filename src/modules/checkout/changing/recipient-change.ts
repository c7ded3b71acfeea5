// The part of a recipient that changes with what is charged: another country comes with another address.

import * as z from 'zod';
import { eachField, RECIPIENT_FIELDS, type Recipient } from '#shared/recipient/recipient.ts';

const storedSchema = z.object(eachField(() => z.string().optional()));

/** As it was checked when it was asked for; what is left out stays. */
export function readRecipientChange(stored: unknown): Partial<Recipient> {
  const fields = storedSchema.parse(stored ?? {});
  const change: Partial<Recipient> = {};
  for (const field of RECIPIENT_FIELDS) {
    const value = fields[field];
    if (value !== undefined) change[field] = value;
  }
  return change;
}
