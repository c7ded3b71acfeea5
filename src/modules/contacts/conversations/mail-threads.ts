// Links mails to conversations. Each Message-ID the shop creates contains the conversation's token, and so
// does the reply address if the mailbox supports plus addresses. Either one is enough to recognise a reply,
// whoever sends it.

import { randomBytes } from 'node:crypto';
import type { MailThread } from '#modules/mail/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Orm } from '#platform/database/database.ts';
import { type ContactRow, listEntries } from './conversations.repository.ts';

export type ThreadNeeds = {
  config: Pick<Config, 'imap'>;
  publicUrl: string;
  getSettings: GetSettings;
};

/** The maximum number of message ids in the References header; mail programs shorten longer lists too. */
const MAX_REFERENCES = 20;
/** The maximum length in characters of the part of an address before the @ (RFC 5321). */
const MAX_LOCAL_PART = 64;

/**
 * Returns the headers for the shop's next mail in this conversation. They contain the conversation's token,
 * so a reply to the mail can be recognised.
 */
export async function threadFor(
  { config, publicUrl, getSettings }: ThreadNeeds,
  tx: Orm,
  { id, token, messageId: firstMessageId }: Pick<ContactRow, 'id' | 'token' | 'messageId'>,
  { isPersonal }: Pick<MailThread, 'isPersonal'>,
): Promise<MailThread> {
  const { company } = await getSettings(tx);
  const entries = await listEntries(tx, id);
  const before = entries.flatMap(({ messageId }) => messageId ?? []);
  const references = [...(firstMessageId ? [firstMessageId] : []), ...before].slice(-MAX_REFERENCES);
  const lastIncoming = entries.findLast(({ kind, messageId }) => kind === 'in' && messageId !== null);
  return {
    messageId: `<${token}.${randomBytes(8).toString('hex')}@${new URL(publicUrl).hostname}>`,
    inReplyTo: lastIncoming?.messageId ?? references.at(-1) ?? null,
    references,
    isPersonal,
    replyTo: config.imap?.plus ? plusAddress(company.email, token) : null,
  };
}

/**
 * Returns the shop's address with the conversation's token after a plus sign (name+token@host); null when
 * that would be too long.
 */
function plusAddress(email: string, token: string): string | null {
  const at = email.lastIndexOf('@');
  const local = `${email.slice(0, at)}+${token}`;
  return local.length > MAX_LOCAL_PART ? null : local + email.slice(at);
}

const TOKENS = [/([0-9a-f]{32})\.[0-9a-f]{16}@/g, /\+([0-9a-f]{32})@/g];

/** Returns the conversation tokens that occur in a text, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set(TOKENS.flatMap((form) => [...text.matchAll(form)].flatMap(([, token]) => token ?? [])))];
}
