// Tests the texts of messages and conversations in the contacts section.

import { expect, test } from 'vitest';
import type { Contact } from '#modules/contacts/contract.ts';
import { contactName, contactTopic, leftFileText, replaceReply } from './contact-texts.ts';

const contact: Contact = {
  id: 1,
  firstName: 'Jo',
  lastName: 'de Vries',
  email: 'jo@example.nl',
  phone: '',
  subject: 'Levertijd',
  message: 'Hoi & dag\nJo',
  newsletter: false,
  newsletterStatus: null,
  source: 'page',
  createdAt: '',
};

test('without a name somebody is called by the address', () => {
  expect(contactName(contact)).toBe('Jo de Vries');
  expect(contactName({ ...contact, firstName: '', lastName: '' })).toBe('jo@example.nl');
});

test('without a subject a message is about itself, without either it is a sign-up', () => {
  expect(contactTopic(contact)).toBe('Levertijd');
  expect(contactTopic({ ...contact, subject: '' })).toBe('Hoi & dag\nJo');
  expect(contactTopic({ ...contact, subject: '', message: '' })).toBe('Aanmelding voor de nieuwsbrief');
});

test('a letter that is chosen costs nobody what they typed', () => {
  const offered = ['Hoi Jo,', 'Wat vervelend.', 'Het komt eraan.'];
  const choose = (typed: string, chosen: string) => replaceReply(typed, offered, chosen);
  expect(choose('Hoi Jo,', 'Wat vervelend.')).toBe('Wat vervelend.');
  expect(choose('Wat vervelend.', 'Het komt eraan.')).toBe('Het komt eraan.');
  expect(choose(' \n', 'Wat vervelend.')).toBe('Wat vervelend.');
  expect(choose('Hoi Jo, de doos is op.\n', 'Wat vervelend.')).toBe(
    'Hoi Jo, de doos is op.\n\nWat vervelend.',
  );
  expect(choose('Hoi Jo, de doos is op.', 'Hoi Jo,')).toBe('Hoi Jo, de doos is op.');
});

test.each([
  ['smime.p7s', 'digitale handtekening van de mail'],
  ['signature.asc', 'digitale handtekening van de mail'],
  ['factuur.docx', 'in je mailbox'],
])('of a mail with %s it is told: %s', (name, text) => {
  expect(leftFileText(name)).toBe(text);
});
