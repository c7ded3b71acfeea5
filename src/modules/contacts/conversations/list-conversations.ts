// Reads conversations for the back-office: the list in pages, one whole conversation, and the figures about
// answering times.

import { findMailStates } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import type {
  AnswerFigures,
  Conversation,
  ConversationDetail,
  Entry,
  ListConversationsQuery,
} from '../contract.ts';
import {
  type ContactRow,
  countConversations,
  type EntryRow,
  findConversation,
  listEntries,
  readFigures,
  selectConversations,
} from './conversations.repository.ts';
import { type FileRow, findFile, listFiles } from './files.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Lists conversations in pages. The total counts at most 10,000 conversations; `totalIsMore` is true when
 * there are more.
 */
export const listConversations = (
  { database: { orm } }: Needs,
  { sort = 'newest', ...query }: ListConversationsQuery,
) =>
  readPage(query, {
    rows: (place) => selectConversations(orm, { ...place, sort, filter: query }),
    view: (rows) => rows.map(conversationView),
    summary: async () => totalOf(await countConversations(orm, query)),
  });

/** Counts the conversations in which a customer waits for an answer; exact up to 10,000. */
export const countWaiting = async ({ database }: Needs) =>
  totalOf(await countConversations(database.orm, {}));

/**
 * Reads a conversation with its entries. Throws 404 `not_found` for an unknown id and for the id of a
 * newsletter sign-up.
 */
export async function readConversation(
  { database: { orm } }: Needs,
  id: number,
): Promise<ConversationDetail> {
  const row = await findConversation(orm, id);
  if (!row) throw unknownConversation();
  const entries = await listEntries(orm, id);
  const files = Map.groupBy(await listFiles(orm, id), ({ entryId }) => entryId);
  const states = await findMailStates(
    orm,
    entries.flatMap(({ mailId }) => mailId ?? []),
  );
  return {
    ...conversationView(row),
    phone: row.phone,
    source: row.source,
    version: row.version,
    replySubject: replySubject(row),
    entries: [
      firstEntry(row, files.get(null)),
      ...entries.map((entry) => entryView(entry, states, files.get(entry.id))),
    ],
  };
}

export const unknownConversation = () => notFound('Dit gesprek bestaat niet.');

const FIGURES_OF = days(28);

export async function readAnswerFigures({
  database,
  clock,
}: Needs & { clock: Clock }): Promise<AnswerFigures> {
  const { waiting, oldest, answered, median } = await readFigures(
    database.orm,
    new Date(clock.now().getTime() - FIGURES_OF),
  );
  return {
    waiting,
    answered,
    oldestSince: oldest?.toISOString() ?? null,
    medianMinutes: median === null ? null : Math.round(median / 60),
  };
}

/** Returns the subject for an answer to a message, such as "Re: Levertijd", with exactly one "Re:". */
export function replySubject({ subject }: Pick<ContactRow, 'subject'>): string {
  return `Re: ${withoutReplyPrefix(subject) || 'je bericht'}`;
}

/** Returns the subject without prefixes such as "Re:" and "Fwd:". */
export const withoutReplyPrefix = (subject: string): string =>
  subject.replace(/^(\s*(re|antw|betr|fwd?)\s*:)+\s*/i, '').trim();

function conversationView(row: ContactRow): Conversation {
  const { id, email, subject, message, state } = row;
  return {
    id,
    email,
    state,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || email || 'Onbekende afzender',
    topic: (subject || message).slice(0, 200),
    excerpt: subject ? message.slice(0, 200) : '',
    waitingSince: row.waitingSince?.toISOString() ?? null,
    touchedAt: row.touchedAt.toISOString(),
  };
}

/**
 * Reads an attachment of a conversation with its content. Throws 404 `not_found` for an unknown file and for
 * a file of another conversation.
 */
export async function readFile(
  { database: { orm } }: Needs,
  contactId: number,
  id: number,
): Promise<FileRow> {
  const file = await findFile(orm, contactId, id);
  if (!file) throw notFound('Deze bijlage bestaat niet.');
  return file;
}

type Files = readonly Omit<FileRow, 'content'>[];
const filesView = (unstoredFiles: EntryRow['attachments'], storedFiles: Files = []): Entry['attachments'] => [
  ...storedFiles.map(({ id, name, size, type }) => ({ name, size, kept: { id, type } })),
  ...unstoredFiles.map((file) => ({ ...file, kept: null })),
];

const firstEntry = ({ email, message, isUnproven, createdAt }: ContactRow, files?: Files): Entry => ({
  id: 0,
  kind: 'in',
  author: email,
  text: message,
  quoted: '',
  mail: null,
  isUnproven,
  attachments: filesView([], files),
  at: createdAt.toISOString(),
});

function entryView(row: EntryRow, states: Awaited<ReturnType<typeof findMailStates>>, files?: Files): Entry {
  const { id, kind, author, text, quoted, mailId, isUnproven } = row;
  const status = mailId === null ? undefined : states.get(mailId);
  return {
    id,
    kind,
    author,
    text,
    quoted,
    isUnproven,
    attachments: filesView(row.attachments, files),
    mail: mailId !== null && status ? { id: mailId, status } : null,
    at: row.at.toISOString(),
  };
}
