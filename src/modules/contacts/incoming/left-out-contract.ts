// Mails that were not taken for a message, as the back-office asks for them and gets them.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';

/**
 * `own`: from the shop to itself; `no_sender`: nobody to answer can be read; `duplicate`: the same mail lies
 * there once more; the others as `MailKind`.
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

/** `waiting`: nobody has looked at it; without a state those. */
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
  /** Empty when nobody can tell. */
  sender: z.string(),
  senderName: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.number().int() })),
  isUnproven: z.boolean(),
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** The conversation it was put in after all. */
  contactId: z.number().int().nullable(),
});
export type LeftOutMail = z.infer<typeof leftOutMailSchema>;

export const leftOutPageSchema = countedPageSchemaOf(leftOutMailSchema);

/** How many nobody has looked at. */
export const leftOutCountSchema = z.object({ waiting: z.number().int() });

/** The conversation it is in now. */
export const takenOverSchema = z.object({ contactId: z.number().int() });
