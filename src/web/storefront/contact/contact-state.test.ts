// Tests the contact form as a browser without JavaScript sends it.

import { describe, expect, test, vi } from 'vitest';
import { beginContactForm, checkContactForm } from '#modules/contacts/contact-form.ts';
import type { SubmitContact } from '#modules/contacts/contract.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { seconds } from '#shared/clock.ts';
import { submitContactForm } from './contact-state.ts';

let now = new Date('2026-11-25T12:00:00Z');
const shop = {
  tokens: createSignedTokens(createKeyring({ sessionSecret: 'x'.repeat(40), previousSecret: null })),
  clock: { now: () => now },
};
const filled = { name: 'Jo', email: ' Jo@Example.nl ', subject: '', message: 'Hoi\r\nJo', website: '' };

async function send(fields: Record<string, string>, waitSeconds: number | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submit = vi.fn(async (_contact: SubmitContact, _key: string) => undefined);
  const check = (token: string) => checkContactForm(shop, token);
  return { state: await submitContactForm(form, { submit, check, waitSeconds }), submit };
}

function drawn(secondsAgo: number): string {
  const token = beginContactForm(shop);
  now = new Date(now.getTime() + seconds(secondsAgo));
  return token;
}

describe('the contact form', () => {
  test('sends what was typed, once for each form', async () => {
    const token = drawn(20);
    const { state, submit } = await send({ ...filled, token });
    expect(state).toEqual({ step: 'sent', status: 200, email: 'Jo@Example.nl' });
    const again = await send({ ...filled, token });
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Jo', message: 'Hoi\nJo' });
    expect(again.submit.mock.calls[0]?.[1]).toBe(submit.mock.calls[0]?.[1]);
    const other = await send({ ...filled, token: drawn(20) });
    expect(other.submit.mock.calls[0]?.[1]).not.toBe(submit.mock.calls[0]?.[1]);
  });

  test('says beside each field what is wrong, and keeps the rest', async () => {
    const { state, submit } = await send({ ...filled, email: 'jo@', message: ' ', token: drawn(20) });
    expect(state).toMatchObject({
      step: 'form',
      status: 422,
      values: { name: 'Jo', email: 'jo@' },
      problems: {
        email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl',
        message: 'Schrijf een bericht',
      },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  test.each([
    ['filled in faster than anybody types', () => drawn(1)],
    ['with a stamp of its own making', () => 'abc.def'],
    ['without a stamp', () => ''],
  ])('one %s is kept and asked for again', async (_what, token) => {
    const { state, submit } = await send({ ...filled, token: token() });
    expect(state).toMatchObject({
      step: 'form',
      status: 422,
      held: { why: 'again' },
      values: { message: 'Hoi\nJo' },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  test('one that fills in what nobody sees is not sent', async () => {
    const { state, submit } = await send({ ...filled, website: 'https://x.example', token: drawn(20) });
    expect(state).toMatchObject({ status: 422, problems: { website: expect.any(String) } });
    expect(submit).not.toHaveBeenCalled();
  });

  test('too many of one address wait, and nothing is lost', async () => {
    const { state, submit } = await send({ ...filled, token: drawn(20) }, 61);
    expect(state).toMatchObject({ status: 429, held: { why: 'wait', seconds: 61 }, values: { name: 'Jo' } });
    expect(submit).not.toHaveBeenCalled();
  });
});
