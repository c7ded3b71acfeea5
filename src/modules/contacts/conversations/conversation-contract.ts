// The API contract of conversations with people who wrote to the shop.

import * as z from 'zod';
import { mailStatuses } from '#modules/mail/contract.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

/**
 * The states of a conversation. `open`: the customer is waiting; `answered`: the shop wrote last; `closed`:
 * finished.
 */
export const conversationStates = ['open', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/**
 * The kinds of entries. `in`, `out`: a message to or from the shop; `note`: for operators only; `auto`: an
 * automatic reply; `bounce`: an undeliverable answer of the shop; `closed`, `reopened`: an operator's
 * decision.
 */
export const entryKinds = ['in', 'out', 'note', 'auto', 'bounce', 'closed', 'reopened'] as const;
export type EntryKind = (typeof entryKinds)[number];

const attachmentSchema = z.object({ name: z.string(), size: z.number().int() });
export type Attachment = z.infer<typeof attachmentSchema>;

/** The types of mail attachments that are stored; other files stay in the mailbox. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** Whether a browser shows this type of file next to the text. */
export const isShown = (type: FileType): boolean => type !== 'image/heic' && type !== 'application/pdf';

const fileSchema = attachmentSchema.extend({
  /** The stored file; null when only its name is known. */
  kept: z.object({ id: z.number().int(), type: z.enum(FILE_TYPES) }).nullable(),
});
export type ConversationFile = z.infer<typeof fileSchema>;

/** The query of the list; without `state`, only open conversations. */
export const listConversationsQuerySchema = z.object({
  ...pageShape,
  q: searchTextSchema.optional(),
  state: z.enum([...conversationStates, 'all']).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type ListConversationsQuery = z.output<typeof listConversationsQuerySchema>;

export const conversationSchema = z.object({
  id: z.number().int(),
  /** The sender's name, or the address without a name. */
  name: z.string(),
  email: z.string(),
  /** The subject in one line. */
  topic: z.string(),
  /** The start of the first message; empty when it is used as the subject. */
  excerpt: z.string(),
  state: z.enum(conversationStates),
  waitingSince: z.string().nullable(),
  touchedAt: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationPageSchema = countedPageSchemaOf(conversationSchema);

const entrySchema = z.object({
  /** The id of the entry; 0 for the first message of the conversation. */
  id: z.number().int(),
  kind: z.enum(entryKinds),
  author: z.string(),
  text: z.string(),
  quoted: z.string(),
  attachments: z.array(fileSchema),
  /** Whether the sender of the mail is unverified. */
  isUnproven: z.boolean(),
  /** The mail of an answer with its status; null when the mail was deleted. */
  mail: z.object({ id: z.number().int(), status: z.enum(mailStatuses) }).nullable(),
  at: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

export const conversationDetailSchema = conversationSchema.extend({
  phone: z.string(),
  /** The subject of an answer: "Re: Levertijd". */
  replySubject: z.string(),
  source: z.string(),
  version: z.number().int(),
  entries: z.array(entrySchema),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/**
 * The version of the conversation the operator saw; an answer is refused when something was written since.
 */
const version = rowVersionSchema;

export const replySchema = z.object({
  text: requiredText('Schrijf een antwoord', 10_000),
  /** The idempotency key; the same key answers once. */
  key: z.string().regex(/^[\w-]{16,64}$/, 'Ongeldige sleutel'),
  version,
  /** Whether to close the conversation after the answer. */
  close: z.boolean().optional(),
});
export type Reply = z.output<typeof replySchema>;

export const conversationNoteSchema = z.object({ text: requiredText('Schrijf een notitie', 2000) });
export const decideStateSchema = z.object({ state: z.enum(['open', 'closed']), version });

/** The answering times. `waiting` and `oldestSince` are current; the rest covers the last 28 days. */
export const answerFiguresSchema = z.object({
  waiting: z.number().int(),
  oldestSince: z.string().nullable(),
  answered: z.number().int(),
  medianMinutes: z.number().nullable(),
});
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;
