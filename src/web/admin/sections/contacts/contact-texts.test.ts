// Messages as the contacts tab shows them.

import { expect, test } from 'vitest';
import type { Contact } from '#modules/contacts/contract.ts';
import { answerAddress, contactName, contactTopic } from './contact-texts.ts';

const contact: Contact = {
  ...{
    id: 1,
    firstName: 'Jo',
    lastName: 'de Vries',
    email: 'jo@example.nl',
    phone: '',
    subject: 'Levertijd',
  },
  ...{ message: 'Hoi & dag\nJo', newsletter: false, newsletterStatus: null, source: 'page', createdAt: '' },
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

test('an answer begins with what was asked, and nothing written in it becomes part of the address', () => {
  expect(answerAddress({ ...contact, email: 'a&b?c@example.nl' })).toBe(
    'mailto:a%26b%3Fc%40example.nl?subject=Re%3A%20Levertijd&body=%0A%0A%3E%20Hoi%20%26%20dag%0A%3E%20Jo',
  );
});
