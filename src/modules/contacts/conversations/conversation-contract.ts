// The API contract of conversations between the shop and people who wrote to it.

import * as z from 'zod';
import { mailStatuses } from '#modules/mail/contract.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

/**
 * The states of a conversation. `open`: the customer waits for an answer; `answered`: the shop wrote last;
 * `closed`: finished.
 */
export const conversationStates = ['open', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/**
 * The kinds of entries in a conversation. `in`: a message to the shop; `out`: an answer of the shop; `note`:
 * visible to operators only; `auto`: an automatic reply to the shop's mail; `bounce`: a report that an answer
 * could not be delivered; `closed`, `reopened`: an operator closed or reopened the conversation.
 */
export const entryKinds = ['in', 'out', 'note', 'auto', 'bounce', 'closed', 'reopened'] as const;
export type EntryKind = (typeof entryKinds)[number];

const attachmentSchema = z.object({ name: z.string(), size: z.number().int() });
export type Attachment = z.infer<typeof attachmentSchema>;

/** The types of mail attachments that the shop stores. Files of other types stay in the mailbox. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** Returns true for file types that browsers can show next to the text, without a download. */
export const isShown = (type: FileType): boolean => type !== 'image/heic' && type !== 'application/pdf';

const fileSchema = attachmentSchema.extend({
  /** The stored file of an attachment; null when the shop stored only the attachment's name. */
  kept: z.object({ id: z.number().int(), type: z.enum(FILE_TYPES) }).nullable(),
});
export type ConversationFile = z.infer<typeof fileSchema>;

/** The query of the list of conversations. Without `state`, only open conversations are listed. */
export const listConversationsQuerySchema = z.object({
  ...pageShape,
  q: searchTextSchema.optional(),
  state: z.enum([...conversationStates, 'all']).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type ListConversationsQuery = z.output<typeof listConversationsQuerySchema>;

export const conversationSchema = z.object({
  id: z.number().int(),
  /** The name of the person who wrote to the shop; the e-mail address when no name is known. */
  name: z.string(),
  email: z.string(),
  /**
   * The subject of the conversation's first message, or the beginning of that message when it has no subject;
   * at most 200 characters.
   */
  topic: z.string(),
  /**
   * The beginning of the conversation's first message, at most 200 characters. Empty when the message has no
   * subject, because its beginning is then shown as the subject.
   */
  excerpt: z.string(),
  state: z.enum(conversationStates),
  waitingSince: z.string().nullable(),
  touchedAt: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationPageSchema = countedPageSchemaOf(conversationSchema);

const entrySchema = z.object({
  /** The id of the conversation's entry; 0 for the first message of the conversation. */
  id: z.number().int(),
  kind: z.enum(entryKinds),
  author: z.string(),
  text: z.string(),
  quoted: z.string(),
  attachments: z.array(fileSchema),
  /** True when the entry is an incoming mail whose sender could not be verified. */
  isUnproven: z.boolean(),
  /**
   * The mail in the outbox with which the shop sent this answer, and its delivery status; null for other
   * entries and when the mail was deleted.
   */
  mail: z.object({ id: z.number().int(), status: z.enum(mailStatuses) }).nullable(),
  at: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

export const conversationDetailSchema = conversationSchema.extend({
  phone: z.string(),
  /** The subject for the operator's next answer, such as "Re: Levertijd". */
  replySubject: z.string(),
  source: z.string(),
  version: z.number().int(),
  entries: z.array(entrySchema),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/**
 * The schema of the version of the conversation that the operator saw. The request is refused when somebody
 * wrote since then.
 */
const version = rowVersionSchema;

export const replySchema = z.object({
  text: requiredText('Schrijf een antwoord', 10_000),
  /**
   * The idempotency key of the operator's answer. Sending the answer again with the same key sends no second
   * mail.
   */
  key: z.string().regex(/^[\w-]{16,64}$/, 'Ongeldige sleutel'),
  version,
  /** True to close the conversation after the operator's answer. */
  close: z.boolean().optional(),
});
export type Reply = z.output<typeof replySchema>;

export const conversationNoteSchema = z.object({ text: requiredText('Schrijf een notitie', 2000) });
export const decideStateSchema = z.object({ state: z.enum(['open', 'closed']), version });

/**
 * The figures about answering times. `waiting` (the number of open conversations) and `oldestSince` (the time
 * since which the oldest one waits) are the current state. `answered` and `medianMinutes` (the median time to
 * the first answer) cover the last 28 days; null without answers.
 */
export const answerFiguresSchema = z.object({
  waiting: z.number().int(),
  oldestSince: z.string().nullable(),
  answered: z.number().int(),
  medianMinutes: z.number().nullable(),
});
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;
