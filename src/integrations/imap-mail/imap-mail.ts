// Reads customers' replies from the shop's mailbox over IMAP. The mailbox is opened read-only: no mail is
// marked, moved or deleted. Each reading opens a connection of its own, because the mailbox is read only
// every few minutes.

import { type FetchMessageObject, ImapFlow } from 'imapflow';
import type { FetchedMail, IncomingMailbox } from '#modules/contacts/incoming-mail.port.ts';
import { seconds } from '#shared/clock.ts';
import { readServerAddress } from '../server-address/server-address.ts';
import { createMailReader } from './reading/mail-reader.ts';

type Options = {
  /**
   * The mailbox URL: like SMTP_URL, with the name of the mailbox after the host (INBOX by default).
   * `?authserv=` gives the server name in the mail server's `Authentication-Results` headers; without it the
   * topmost of these headers counts.
   */
  url: string;
  /** The maximum duration in ms of one reading of the mailbox. */
  timeoutMs?: number;
  /** The maximum time in ms to parse one incoming mail. */
  readerTimeoutMs?: number;
};

/**
 * The maximum size in bytes of the first read of a mail. Most mails are shorter and are complete after that
 * read.
 */
const MAX_READ_BYTES = 512 * 1024;
/** The maximum size in bytes of a mail that is read as a whole; the files of a longer mail are skipped. */
const MAX_WHOLE_BYTES = 20 * 1024 * 1024;
/**
 * The maximum number of bytes that one reading of the mailbox spends on mails longer than `MAX_READ_BYTES`;
 * later mails wait for the next reading.
 */
const MAX_LONG_BYTES = 40 * 1024 * 1024;

export function createImapMailbox({
  url,
  timeoutMs = seconds(90),
  readerTimeoutMs,
}: Options): IncomingMailbox {
  const { host, port, secure, requireTLS, auth } = readServerAddress('IMAP_URL', url);
  const reader = createMailReader({
    server: new URL(url).searchParams.get('authserv'),
    ...(readerTimeoutMs !== undefined && { timeoutMs: readerTimeoutMs }),
  });
  const path = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';

  async function withMailbox<Result>(
    work: (client: ImapFlow, validity: number) => Promise<Result>,
  ): Promise<Result> {
    const client = new ImapFlow({
      host,
      port,
      secure,
      doSTARTTLS: secure ? undefined : requireTLS,
      logger: false,
      auth: { user: auth?.user ?? '', pass: auth?.pass ?? '' },
      disableAutoIdle: true,
      tls: { minVersion: 'TLSv1.2' },
      connectionTimeout: seconds(15),
      greetingTimeout: seconds(15),
      socketTimeout: seconds(45),
      maxLiteralSize: MAX_WHOLE_BYTES + MAX_READ_BYTES,
      maxResponseSize: MAX_WHOLE_BYTES + 2 * MAX_READ_BYTES,
      maxLineLength: MAX_READ_BYTES,
    });
    // The pending call reports the same error.
    client.on('error', () => undefined);
    const timer = setTimeout(() => client.close(), timeoutMs);
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen(path, { readOnly: true });
      return await work(client, Number(uidValidity));
    } finally {
      clearTimeout(timer);
      await client.logout().catch(() => client.close());
    }
  }

  return {
    readNew: (after, since, limit) =>
      withMailbox(async (client, validity) => {
        const lastUid = after?.validity === validity ? after.uid : null;
        const query = lastUid === null ? { since } : { uid: `${lastUid + 1}:*` };
        const matchingUids = (await client.search(query, { uid: true })) || [];
        // IMAP's range "8:*" always includes the last mail, even if its number is below 8.
        const uids = matchingUids.filter((uid) => uid > (lastUid ?? 0)).toSorted((one, other) => one - other);
        if (uids.length === 0) return [];
        return fetchEach(client, validity, uids.slice(0, limit));
      }),
    readOne: ({ validity: expected, uid }) =>
      withMailbox(async (client, validity) =>
        validity === expected ? ((await fetchEach(client, validity, [uid]))[0] ?? null) : null,
      ),
    open: (mail) => reader.read(mail),
    check: () => withMailbox(async () => undefined),
  };
}

/**
 * Reads the mails with these UIDs, in ascending order. A mail longer than `MAX_READ_BYTES` needs a second
 * read; once such mails exceed `MAX_LONG_BYTES` together, that mail and all later ones are left for the next
 * reading of the mailbox. At least one mail is read.
 */
async function fetchEach(
  client: ImapFlow,
  validity: number,
  uids: readonly number[],
): Promise<FetchedMail[]> {
  const what = { uid: true, flags: true, internalDate: true, source: { maxLength: MAX_READ_BYTES } };
  const fetched: FetchMessageObject[] = await client.fetchAll(uids.join(','), what, { uid: true });
  const mails: FetchedMail[] = [];
  let long = 0;
  for (const { uid, source, flags, internalDate } of fetched.toSorted((a, b) => a.uid - b.uid)) {
    const beginning = source ?? Buffer.alloc(0);
    const whole = beginning.length < MAX_READ_BYTES ? beginning : await readWhole(client, uid);
    long += whole && whole !== beginning ? whole.length : 0;
    if (long > MAX_LONG_BYTES && mails.length > 0) break;
    mails.push({
      validity,
      uid,
      source: whole ?? beginning,
      isWhole: whole !== null,
      isSpam: flags?.has('$Junk') ?? false,
      receivedAt: new Date(internalDate ?? Date.now()),
    });
  }
  return mails;
}

/** Reads a whole mail; null when the mail has `MAX_WHOLE_BYTES` or more, or is no longer in the mailbox. */
async function readWhole(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const source = { maxLength: MAX_WHOLE_BYTES };
  const message = await client.fetchOne(String(uid), { source }, { uid: true });
  const whole = message ? message.source : undefined;
  return whole && whole.length < MAX_WHOLE_BYTES ? whole : null;
}
