// The API contract of left-out mails: incoming mails that were not accepted as messages, with the reason.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';

/**
 * The reasons why a mail was left out. `own`: sent by the shop to itself; `no_sender`: no address to answer;
 * `duplicate`: a copy of a processed mail; all other reasons are kinds of mail, see `MailKind`.
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

/**
 * The values of the filter by state. `waiting`, the default, selects the mails about which no operator has
 * decided yet; `decided` selects the mails that need no decision any more.
 */
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
  /** The e-mail address of the left-out mail's sender; empty when unknown. */
  sender: z.string(),
  senderName: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.number().int() })),
  isUnproven: z.boolean(),
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /**
   * The id of the conversation to which an operator added the left-out mail; null when no operator accepted
   * it, or when the conversation was deleted.
   */
  contactId: z.number().int().nullable(),
});
export type LeftOutMail = z.infer<typeof leftOutMailSchema>;

export const leftOutPageSchema = countedPageSchemaOf(leftOutMailSchema);

/** The number of left-out mails about which no operator has decided. */
export const leftOutCountSchema = z.object({ waiting: z.number().int() });

/** The id of the conversation that now contains the accepted mail. */
export const takenOverSchema = z.object({ contactId: z.number().int() });
