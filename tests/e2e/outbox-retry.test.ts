// Tests mails the shop no longer retries: one button in the outbox retries all of them and shows the result.

import { expect, test } from 'vitest';
import { logInOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const PATIENCE = { timeout: 60_000 };

const givenUp = {
  id: 7,
  type: 'order_confirmation',
  recipient: 'anna@example.nl',
  subject: 'Je bestelling bij Zwartwit',
  html: '<p>Hoi</p>',
  text: 'Hoi',
  attachments: [],
  status: 'failed',
  transport: 'smtp',
  attempts: 55,
  lastError: 'connect ECONNREFUSED',
  orderId: 12,
  draftId: null,
  sentAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};

test('one press tries every mail again that was given up', async () => {
  const { page } = await logInOn(stage);
  await page.route('**/api/admin/outbox?*', (route) =>
    route.fulfill({ json: { items: [givenUp], nextCursor: null, total: 1 } }),
  );
  const asked: string[] = [];
  await page.route('**/api/admin/outbox/retry-failed', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ json: { retried: 3, left: 1 } });
  });
  await page.goto(`${stage.url}/admin/outbox`, PATIENCE);
  await page.getByRole('button', { name: 'Alle mislukte opnieuw versturen' }).click(PATIENCE);
  await page.getByText('3 mails in de wachtrij gezet', { exact: true }).waitFor();
  await page
    .getByText('1 adres weigert mail of heeft zich afgemeld; die mail is niet opnieuw verstuurd.', {
      exact: true,
    })
    .waitFor();
  expect(asked).toEqual(['POST']);
});
