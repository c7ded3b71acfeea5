// A process of the mail benchmark: the mail server with the mailbox, separate so that its work does not count
// as the shop's. It receives the name of a mail, stores that mail and confirms.

import { startImapStandIn } from '#tests/fakes/imap/imap-stand-in.ts';
import { hostileMails } from './hostile-mails.ts';

const mailbox = await startImapStandIn();
process.on('message', (name: string) => {
  const make = hostileMails[name];
  if (make === undefined) throw new Error(`There is no mail "${name}"`);
  mailbox.receive([make()]);
  process.send?.(name);
});
process.on('disconnect', () => process.exit(0));
process.send?.(mailbox.url);
