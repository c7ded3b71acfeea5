// The mailbox over IMAP, opened for reading only: nothing in it is marked, moved or deleted. A connection lasts one reading, because a
// mailbox that is looked at every few minutes needs none that stays.

import { ImapFlow } from 'imapflow';
import type { IncomingMailbox } from '#modules/contacts/incoming-mail.port.ts';
import { seconds } from '#shared/clock.ts';
import { readServerAddress } from '../server-address/server-address.ts';
import { readMessage } from './read-message.ts';

type Options = {
  /** As SMTP_URL, with the name of the mailbox behind the host; INBOX without one. */
  url: string;
  /** How long one reading may take in all. */
  patience?: number;
};

/** The words stand at the beginning of a mail; of a longer one the files behind them are cut. */
const READ_AT_MOST = 512 * 1024;

export function createImapMailbox({ url, patience = seconds(90) }: Options): IncomingMailbox {
  const { host, port, secure, requireTLS, auth } = readServerAddress('IMAP_URL', url);
  const path = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';

  async function opened<Result>(
    work: (client: ImapFlow, validity: number) => Promise<Result>,
  ): Promise<Result> {
    const client = new ImapFlow({
      ...{ host, port, secure, doSTARTTLS: secure ? undefined : requireTLS, logger: false },
      auth: { user: auth?.user ?? '', pass: auth?.pass ?? '' },
      ...{ disableAutoIdle: true, tls: { minVersion: 'TLSv1.2' } },
      ...{ connectionTimeout: seconds(15), greetingTimeout: seconds(15), socketTimeout: seconds(45) },
      ...{ maxLiteralSize: 2 * READ_AT_MOST, maxResponseSize: 4 * READ_AT_MOST, maxLineLength: READ_AT_MOST },
    });
    // It is also told by whatever waits for an answer.
    client.on('error', () => undefined);
    const timer = setTimeout(() => client.close(), patience);
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
      opened(async (client, validity) => {
        const known = after?.validity === validity ? after.uid : null;
        const query = known === null ? { since } : { uid: `${known + 1}:*` };
        const found = (await client.search(query, { uid: true })) || [];
        // "8:*" names the last mail also when its number is lower.
        const uids = found.filter((uid) => uid > (known ?? 0)).toSorted((one, other) => one - other);
        if (uids.length === 0) return [];
        const fetched = await client.fetchAll(
          uids.slice(0, limit).join(','),
          { uid: true, flags: true, internalDate: true, source: { maxLength: READ_AT_MOST } },
          { uid: true },
        );
        const mails = fetched.toSorted((one, other) => one.uid - other.uid);
        return Promise.all(
          mails.map(({ uid, source, flags, internalDate }) =>
            readMessage({
              ...{ validity, uid, source: source ?? Buffer.alloc(0), flags: flags ?? new Set() },
              receivedAt: new Date(internalDate ?? Date.now()),
            }),
          ),
        );
      }),
    check: () => opened(async () => undefined),
  };
}
