// The API contract of left-out mails.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';

/**
 * The reasons to leave out a mail. `own`: sent by the shop to itself; `no_sender`: no address to answer;
 * `duplicate`: a copy of the same mail; the others as in `MailKind`.
 */
export const leftOutReasons = [
  'auto',
  'bulk',
  'bounce',
  'receipt',
  'spam',
  'unreadable',
  'own',
  'no_sender',
  'duplicate',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The filter by state. `waiting`, the default: no operator has decided about the mail yet. */
export const leftOutStates = ['waiting', 'decided', 'all'] as const;

export const listLeftOutQuerySchema = z.object({
  ...pageShape,
  q: searchTextSchema.optional(),
  state: z.enum(leftOutStates).optional(),
});
export type ListLeftOutQuery = z.output<typeof listLeftOutQuerySchema>;

export const leftOutMailSchema = z.object({
  id: z.number().int(),
  reason: z.enum(leftOutReasons),
  /** The sender's address; empty when unknown. */
  sender: z.string(),
  senderName: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.number().int() })),
  isUnproven: z.boolean(),
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** The conversation an operator added the mail to; null otherwise. */
  contactId: z.number().int().nullable(),
});
export type LeftOutMail = z.infer<typeof leftOutMailSchema>;

export const leftOutPageSchema = countedPageSchemaOf(leftOutMailSchema);

/** The number of left-out mails no operator has decided about. */
export const leftOutCountSchema = z.object({ waiting: z.number().int() });

/** The conversation that now contains the mail. */
export const takenOverSchema = z.object({ contactId: z.number().int() });
