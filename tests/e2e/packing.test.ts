// Tests packing 20 orders with three clicks and a keyboard, a wrong scan with its sound, and undo; also on a
// phone.

import { expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { accessibilityFaults } from './accessibility.ts';
import { OPERATOR } from './built-shop.ts';
import { logInOn, openOn, reload } from './operator.ts';
import { setStage } from './stage.ts';

const ORDERS = 20;
const stage = setStage({ RATE_LIMIT_SCALE: '1000' });

it('20 orders are labelled, printed, packed by keyboard and sent with three clicks, and the last can be taken back', async () => {
  for (let turn = 0; turn < ORDERS; turn += 1)
    await buyByCard(createBuyer(stage.url), { variant: `${1 + (turn % 4)}x` });
  const { page, context, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  let clicks = 0;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).click();
  };
  await openOn(stage, page, '/admin/orders');
  // Until the page listens: of two letters pressed before that, the last alone is kept.
  const byKeys = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    return page.url();
  };
  await expect.poll(byKeys, { timeout: 30_000 }).toContain('/admin/packing');
  await page.getByText(`${ORDERS} bestellingen in te pakken`).waitFor();
  const printed = context.waitForEvent('request', (request) => request.url().includes('/papers'));
  await click(`${ORDERS} labels maken en printen`);
  await page.getByText(`0 van ${ORDERS} ingepakt`).waitFor();
  expect((await printed).url()).toMatch(/\/packing\/runs\/\d+\/papers\?paper=A6/);
  await page.bringToFront();

  const field = page.getByLabel('Scan het label');
  await field.focus();
  const rows = page.getByRole('listitem').filter({ hasText: 'Label klaar' });
  expect(await rows.count()).toBe(ORDERS);
  await page.keyboard.type('3SNIETVANHIER');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'niet bij een pakket' }).waitFor();
  await page.keyboard.type('ZW100001');
  await page.keyboard.press('Enter');
  await page.getByText('ZW100001 ingepakt').waitFor();
  for (let packed = 2; packed <= ORDERS; packed += 1) {
    await page.keyboard.press('Enter');
    await page.getByText(`${packed} van ${ORDERS} ingepakt`).waitFor();
  }
  await page.getByText('Alles is ingepakt.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await click(`Meld ${ORDERS} pakketten als verzonden`);
  const undo = page.getByText(`${ORDERS} pakketten als verzonden gemeld`);
  await undo.waitFor();
  expect(clicks).toBeLessThanOrEqual(3);

  await reload(page);
  await undo.waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText('Teruggedraaid', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: `Meld ${ORDERS} pakketten als verzonden` }).waitFor();
  const mails = await page.request.get(`${stage.url}/api/admin/outbox`);
  expect(await mails.text()).not.toContain('"shipped"');
  // A browser notes each answer that is none: that of the code which belongs to no parcel.
  expect(troubles).toEqual([expect.stringMatching(/404 .*\/packing\/scans/)]);
});

it('on a phone in the dark a packer has nothing else, no fault, and no page that is too wide', async () => {
  const owner = await logInOn(stage);
  await buyByCard(createBuyer(stage.url), { variant: '2x' });
  const username = 'inpakker';
  const headers = { origin: stage.url };
  await owner.context.request.post(`${stage.url}/api/admin/account/proof`, {
    data: { password: OPERATOR.password },
    headers,
  });
  const made = await owner.context.request.post(`${stage.url}/api/admin/operators`, {
    data: { username, role: 'packer' },
    headers,
  });
  const { password } = await made.json();
  const packer = await stage.visit({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await packer.context.request.post(`${stage.url}/api/admin/login`, {
    data: { username, password },
    headers,
  });
  await packer.context.request.post(`${stage.url}/api/admin/account/password`, {
    data: { currentPassword: password, newPassword: 'een eigen zin van iemand' },
    headers,
  });
  await openOn(stage, packer.page, '/admin');
  await packer.page.getByRole('heading', { name: 'Inpakken' }).waitFor();
  await packer.page.getByRole('button', { name: /label maken en printen/ }).waitFor();
  expect(await packer.page.getByRole('navigation').getByRole('link').count()).toBe(1);
  expect(await packer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // At the foot of the page no bar lies over a row.
  await packer.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await accessibilityFaults(packer.page)).toEqual([]);
  expect(packer.troubles).toEqual([]);
});
