// Tests that an operator with the viewer role sees a mail without the secrets of its links.

import { expect, test } from 'vitest';
import { redactLinkSecrets } from './redact-link-secrets.ts';

test.each([
  ['href="https://x.nl/bestelling/QWJj.s-g_n"', 'href="https://x.nl/bestelling/…"'],
  ['https://x.nl/bestelling/QWJj.sign/factuur', 'https://x.nl/bestelling/…/factuur'],
  ['https://x.nl/herstel/QWJj.sign\nHoi', 'https://x.nl/herstel/…\nHoi'],
  ['/nieuwsbrief/bevestigen?token=QWJj.sign"', '/nieuwsbrief/bevestigen?token=…"'],
  ['/afmelden?token=QWJj.sign&amp;x=1', '/afmelden?token=…&amp;x=1'],
  ['/leave-review?token=QWJj.sign', '/leave-review?token=…'],
  ['https://x.nl/poets#QWJj.s-g_n"', 'https://x.nl/poets#…"'],
  ['/herroepen?bestelling=QWJj.sign', '/herroepen?bestelling=…'],
  ['Je bestelling is onderweg', 'Je bestelling is onderweg'],
])('%s reads %s', (text, shown) => {
  expect(redactLinkSecrets(text)).toBe(shown);
});
