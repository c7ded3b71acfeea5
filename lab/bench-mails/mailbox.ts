// A process of the benchmark of mails: the mailbox, apart from the shop so that its work does not count as
// the shop's. It is told the name of a mail to lay in, and answers once it is there.

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
