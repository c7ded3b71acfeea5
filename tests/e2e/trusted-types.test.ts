// Tests that pages of the back-office prevent their scripts from turning text into HTML, scripts or script
// URLs; the only exception is a mail in an iframe without rights. Also tests how the log-in handles a
// password.

import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

beforeAll(async () => {
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
});

const policyOf = async (path: string) =>
  (await fetch(`${stage.url}${path}`)).headers.get('content-security-policy') ?? '';

describe('the header', () => {
  it.each(['/admin', '/admin/orders?q=x', '/admin/nothing-here', '/import'])(
    'is sent with %s',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy.match(/trusted-types [^;]*/g)?.[0]).toBe('trusted-types mail worker');
    },
  );

  it.each(['/', '/blog', '/checkout'])('is not sent with %s, where others bring scripts', async (path) => {
    expect(await policyOf(path)).not.toContain('trusted-types');
  });
});

/**
 * JavaScript that turns a text into HTML or into a script, by name. Trusted Types must block each with a
 * TypeError.
 */
const DOORS = {
  innerHTML: "document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'",
  srcdoc: "document.createElement('iframe').srcdoc = '<p>x'",
  'script.src': "document.createElement('script').src = '/x.js'",
  'script.text': "document.createElement('script').text = 'alert(1)'",
  'document.write': "document.write('<p>x')",
  policy: "trustedTypes.createPolicy('another', { createHTML: (text) => text })",
  'the same policy': "trustedTypes.createPolicy('mail', { createHTML: (text) => text })",
};

it('a text becomes neither HTML nor a script, and nobody makes a policy for it', async () => {
  const { page } = await logInOn(stage);
  await openOn(stage, page, '/admin/outbox');
  await page.locator('.mail-button').first().click();
  await page.locator('iframe[sandbox=""]').waitFor();
  const names = await Promise.all(
    Object.entries(DOORS).map(async ([name, code]) => [
      name,
      await page.evaluate(code).then(
        () => 'went through',
        (error: Error) => /TypeError/.exec(error.message)?.[0],
      ),
    ]),
  );
  expect(Object.fromEntries(names)).toEqual(
    Object.fromEntries(Object.keys(DOORS).map((name) => [name, 'TypeError'])),
  );
});

it('a mail is read all the same, with its style sheet', async () => {
  const { page, troubles } = await logInOn(stage);
  await openOn(stage, page, '/admin/outbox');
  await page.locator('.mail-button').first().click();
  const frame = page.frameLocator('iframe[sandbox=""]');
  await frame
    .locator('body')
    .getByText(/bestelling/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Donker' }).click();
  await frame
    .locator('body')
    .getByText(/bestelling/i)
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
});

it('what is typed as a password is not shown, and may be pasted', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.url}/admin`);
  const field = page.getByLabel('Wachtwoord');
  expect(await field.getAttribute('type')).toBe('password');
  const isPasted = await field.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
  );
  expect(isPasted).toBe(true);
});
