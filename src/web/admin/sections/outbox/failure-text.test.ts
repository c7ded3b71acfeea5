// Tests the translation of errors from mail servers.

import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'De mailserver was niet bereikbaar.'],
  ['Invalid login: 535 5.7.8 bad credentials', 'De mailserver weigert het wachtwoord van de winkel.'],
  ['550 5.1.1 Mailbox onbekend', 'Dit adres bestaat niet.'],
  ['552 5.2.2 over quota', 'De mailbox van de ontvanger is vol.'],
  ['Message failed: 550 5.7.1 looks like spam', 'De mailserver van de ontvanger vertrouwt de winkel niet.'],
  ['450 try later', 'De mailserver nam deze mail nog niet aan.'],
  ['Message failed: 554 not wanted', 'De mailserver weigerde deze mail.'],
  ['Afgemeld voor herinneringen', 'Afgemeld voor herinneringen'],
])('%s', (error, text) => {
  expect(failureText(error)).toBe(text);
});
