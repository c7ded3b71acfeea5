// npm run test:mails: sends every mail of the shop to a mail server on this machine and holds what arrives
// against what mail programs and filters ask: its weight, its pictures, its plain text, and the points
// Debian's SpamAssassin gives it without asking the network. `-- --folder <folder>` keeps the mails, and
// `--pictures` draws each at 600 and 360 px, by day and by night.

import { become, ensureInstalled } from './bootstrap.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

ensureInstalled();
ensureDebianPackages({ spamassassin: ['spamassassin'] });
become('tests/mails/run.ts', process.argv.slice(2));
