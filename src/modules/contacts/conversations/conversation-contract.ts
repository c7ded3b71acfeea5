// Conversations with people who wrote to the shop, as the back-office asks for them and gets them.

import * as z from 'zod';
import { mailStatuses } from '#modules/mail/contract.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

/** `open`: somebody waits for the shop; `answered`: the shop wrote last; `closed`: nothing more to say. */
export const conversationStates = ['open', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/**
 * `in`, `out`: what either side wrote; `note`: for operators alone; `auto`: an automatic answer; `bounce`: an
 * answer of the shop that came back; `closed`, `reopened`: what an operator decided.
 */
export const entryKinds = ['in', 'out', 'note', 'auto', 'bounce', 'closed', 'reopened'] as const;
export type EntryKind = (typeof entryKinds)[number];

const attachmentSchema = z.object({ name: z.string(), size: z.number().int() });
export type Attachment = z.infer<typeof attachmentSchema>;

/** What is kept of the files of a mail; any other stays in the mailbox. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** What a browser shows beside the words. */
export const isShown = (type: FileType): boolean => type !== 'image/heic' && type !== 'application/pdf';

const fileSchema = attachmentSchema.extend({
  /** Null for one that is only named. */
  kept: z.object({ id: z.number().int(), type: z.enum(FILE_TYPES) }).nullable(),
});
export type ConversationFile = z.infer<typeof fileSchema>;

/** Without a state those that wait. */
export const listConversationsQuerySchema = z.object({
  ...pageShape,
  q: searchTextSchema.optional(),
  state: z.enum([...conversationStates, 'all']).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type ListConversationsQuery = z.output<typeof listConversationsQuerySchema>;

export const conversationSchema = z.object({
  id: z.number().int(),
  /** Their name, else their address. */
  name: z.string(),
  email: z.string(),
  /** What it is about, in a line. */
  topic: z.string(),
  /** How its first message begins; empty where that is what it is about. */
  excerpt: z.string(),
  state: z.enum(conversationStates),
  waitingSince: z.string().nullable(),
  touchedAt: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationPageSchema = countedPageSchemaOf(conversationSchema);

const entrySchema = z.object({
  /** 0 is the message that began it. */
  id: z.number().int(),
  kind: z.enum(entryKinds),
  author: z.string(),
  text: z.string(),
  quoted: z.string(),
  attachments: z.array(fileSchema),
  /** Of a mail: nobody vouches that it came from whom it says. */
  isUnproven: z.boolean(),
  /** Of an answer: its mail, and how that stands; null when the mail was forgotten. */
  mail: z.object({ id: z.number().int(), status: z.enum(mailStatuses) }).nullable(),
  at: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

export const conversationDetailSchema = conversationSchema.extend({
  phone: z.string(),
  /** Of an answer: "Re: Levertijd". */
  replySubject: z.string(),
  source: z.string(),
  version: z.number().int(),
  entries: z.array(entrySchema),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/** What an answer was begun with: once something was written since, it is held up. */
const version = rowVersionSchema;

export const replySchema = z.object({
  text: requiredText('Schrijf een antwoord', 10_000),
  /** One intention: the same key answers once. */
  key: z.string().regex(/^[\w-]{16,64}$/, 'Ongeldige sleutel'),
  version,
  /** Nothing more is expected afterwards. */
  close: z.boolean().optional(),
});
export type Reply = z.output<typeof replySchema>;

export const conversationNoteSchema = z.object({ text: requiredText('Schrijf een notitie', 2000) });
export const decideStateSchema = z.object({ state: z.enum(['open', 'closed']), version });

/** How quickly people are answered; `waiting` and `oldest` are of now, the rest of the last 28 days. */
export const answerFiguresSchema = z.object({
  waiting: z.number().int(),
  oldestSince: z.string().nullable(),
  answered: z.number().int(),
  medianMinutes: z.number().nullable(),
});
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;
