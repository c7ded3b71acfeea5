// Tests push notices without a push service: the browser itself passes the message to the service worker of
// the back-office. A headless browser shows nothing, so the test records what the worker asks to show and
// open.

import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const NOTICE = {
  title: 'Nieuwe bestelling ZW100123',
  body: '€ 24,95',
  tag: 'newOrder',
  path: '/admin/orders?attention=true',
};

it('a push is shown as a notification, and pressing it opens what it is about', async () => {
  const { page, context } = await logInOn(stage);
  await context.grantPermissions(['notifications'], { origin: stage.url });
  await openOn(stage, page, '/admin/account');
  const [worker] = await Promise.all([
    workerOf(context),
    page.getByRole('button', { name: 'Aanzetten op dit apparaat' }).click(),
  ]);
  await worker.evaluate(noteWhatIsAsked);
  const asked = () => worker.evaluate((): unknown => Reflect.get(globalThis, 'asked'));
  await push(context, page, JSON.stringify(NOTICE));
  const { title, body, tag, path } = NOTICE;
  const shown = { title, body, tag, lang: 'nl', icon: '/icon-192.png', data: { path } };
  await expect.poll(asked).toEqual([{ show: shown }]);
  expect((await page.request.get(`${stage.url}${shown.icon}`)).status()).toBe(200);

  await worker.evaluate(press, path);
  await expect.poll(asked).toEqual([{ show: shown }, { close: true }, { open: path }]);
  await openOn(stage, page, path);
  await page.getByRole('heading', { name: 'Bestellingen', level: 1 }).waitFor();
  // A window that shows it already comes to the front, and no second one opens.
  await worker.evaluate(press, path);
  await expect.poll(async () => Object(await asked()).length).toBe(4);
  await page.waitForTimeout(200);
  expect(Object(await asked()).slice(3)).toEqual([{ close: true }]);
});

const workerOf = (context: BrowserContext): Promise<Worker> =>
  context.waitForEvent('serviceworker', (worker) => worker.url().endsWith('/admin-worker.js'));

/** Delivers a push message to the service worker, in place of the browser vendor's push service. */
async function push(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  await session.send('ServiceWorker.deliverPushMessage', { origin: stage.url, registrationId, data });
  await session.detach();
}

async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/**
 * Makes the service worker record the notifications it shows and the windows it opens, instead of opening
 * them. Runs in the worker, before the first message.
 */
function noteWhatIsAsked(): void {
  const asked: object[] = [];
  Reflect.set(globalThis, 'asked', asked);
  const show = async (title: string, options: object) => void asked.push({ show: { title, ...options } });
  Reflect.set(Reflect.get(globalThis, 'registration'), 'showNotification', show);
  const open = async (path: string) => void asked.push({ open: path });
  Reflect.set(Reflect.get(globalThis, 'clients'), 'openWindow', open);
}

/** Simulates a click on a notification that leads to `path`. Runs in the service worker. */
function press(path: string): void {
  const asked: object[] = Reflect.get(globalThis, 'asked');
  const notification = { close: () => asked.push({ close: true }), data: { path } };
  const event = new Event('notificationclick');
  globalThis.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
}
