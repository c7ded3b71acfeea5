// Tests which messages the contact form accepts and which it refuses.

import { describe, expect, test } from 'vitest';
import { submitContactSchema } from './contract.ts';

const issues = (contact: object) =>
  submitContactSchema.safeParse(contact).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a message to the shop', () => {
  test('the newsletter form passes with empty names, and an address is enough', () => {
    const form = { firstName: '', lastName: '', phone: '', subject: 'Newsletter aanmelding', message: 'x' };
    expect(issues({ ...form, email: ' Jo@Example.nl ', newsletter: true })).toBeUndefined();
    expect(issues({ email: 'jo@example.nl', newsletter: true })).toBeUndefined();
  });

  test.each([
    [{ newsletter: true }, 'email', 'Vul je e-mailadres in'],
    [{ email: '  ', newsletter: true }, 'email', 'Vul je e-mailadres in'],
    [{ email: 'jo@', newsletter: true }, 'email', 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl'],
    [{ email: 'jo@example.nl' }, 'message', 'Schrijf een bericht'],
    [{ email: 'jo@example.nl', newsletter: false, message: ' ' }, 'message', 'Schrijf een bericht'],
    [{ email: 'jo@example.nl', message: 'x'.repeat(5001) }, 'message', 'Maximaal 5000 tekens'],
    [{ email: 'jo@example.nl', message: 'x', firstName: 'x'.repeat(81) }, 'firstName', 'Maximaal 80 tekens'],
    [{ email: 'jo@example.nl', message: 'x', newsletter: 'ja' }, 'newsletter', 'Kies ja of nee'],
  ])('%j is refused at %s: %s', (contact, path, message) => {
    expect(issues(contact)).toEqual([[path, message]]);
  });
});
