// Screens of the back-office beyond the initial state of its lists: dialogs of every section, failures,
// waiting work, and what each role sees.

import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { BankOrder } from '#modules/checkout/contract.ts';
import { picturePageSchema } from '#modules/media/contract.ts';
import type { FailedJobView } from '#modules/operations/contract.ts';
import { editedPageSchema } from '#modules/pages/contract.ts';
import type { Act, Looker, Screen } from './screen.ts';
import { ownBlocks } from './shops.ts';
import {
  all,
  answering,
  changing,
  command,
  failing,
  fill,
  inRow,
  press,
  pressKey,
  refusing,
  see,
} from './steps.ts';

const openRow: Act = (page) => page.locator('[data-row-link]').first().click();
const asset = (name: string) =>
  fileURLToPath(new URL(`../../assets/pictures/${name}-1200.jpeg`, import.meta.url));

/** Uploads pictures once; the library recognises a repeated upload. */
const uploadPictures: Act = async (page) => {
  const cards = page.locator('.picture-card');
  if ((await cards.count()) === 0)
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles(
        ['blog-stains', 'blog-bamboo', 'blog-routine', 'blog-charcoal', 'blog-sensitive'].map(asset),
      );
  await cards.nth(4).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await cards.nth(4).waitFor();
};

const JOBS: readonly FailedJobView[] = [
  {
    id: '0f7b2f7e-6a30-4b4e-9a5c-0c3f2b1d7a11',
    kind: 'deliver-mail',
    state: 'failed',
    tries: 12,
    createdAt: '2026-11-19T14:12:00Z',
    nextTryAt: null,
    reason: 'connect ECONNREFUSED 127.0.0.1:25',
  },
  {
    id: '0f7b2f7e-6a30-4b4e-9a5c-0c3f2b1d7a12',
    kind: 'make-label',
    state: 'retrying',
    tries: 3,
    createdAt: '2026-11-20T09:40:00Z',
    nextTryAt: '2026-11-20T10:04:00Z',
    reason: 'De labeldienst antwoordde met 503',
  },
];

const BANK_ORDERS: readonly BankOrder[] = [
  {
    id: 1,
    reference: 'PF100001',
    customerName: 'Bo Bakker',
    customerEmail: 'bo@example.nl',
    total: '37.43',
    content: 'Zwartwit – 2 potten',
    payUntil: '2026-11-18',
    isOverdue: true,
    createdAt: '2026-11-08T10:00:00Z',
  },
  {
    id: 2,
    reference: 'PF100002',
    customerName: 'Tandartspraktijk De Brug',
    customerEmail: 'balie@example.nl',
    total: '49.90',
    content: 'Zwartwit – 4 potten',
    payUntil: '2026-11-29',
    isOverdue: false,
    createdAt: '2026-11-19T10:00:00Z',
  },
];
const listSchema = z.object({ items: z.array(z.looseObject({})) });
const trouble = {
  status: 'failed',
  attempts: 12,
  sentAt: null,
  lastError: 'Message failed: 554 5.7.1 Message looks like spam',
};
const lastMailFailed = all(
  changing('**/api/admin/outbox/*', (answer) => ({ ...Object(answer), ...trouble })),
  answering('**/api/admin/outbox?*', (answer) => {
    const page = listSchema.parse(answer);
    const [first, ...others] = page.items;
    return { ...Object(answer), items: [{ ...first, ...trouble }, ...others] };
  }),
);

const MADE_OVER = '**/api/admin/pages/*';
/** Adds blocks with a picture of the library, which each of these blocks requires. */
const withOwnBlocks: Act = async (page) => {
  const pages = page.url();
  await page.goto(pages.replace(/pages$/, 'media'));
  await uploadPictures(page);
  const { items } = picturePageSchema.parse(await (await page.request.get('/api/admin/media')).json());
  await changing(MADE_OVER, (answer) => {
    const { data } = editedPageSchema.safeParse(answer);
    if (data?.draft.kind !== 'landing') return Object(answer);
    const [hero, ...rest] = data.draft.blocks;
    return {
      ...data,
      draft: { ...data.draft, blocks: [hero, ...ownBlocks(items[0]?.url ?? ''), ...rest] },
    };
  })(page);
  await page.goto(pages);
};
const openLanding = (name: RegExp): Act =>
  all(
    withOwnBlocks,
    (page) => page.getByRole('link', { name: 'Landingspagina' }).first().click(),
    see('Versies'),
    press(name),
  );

/** Ends the session while an operator has typed something and saves. */
const endSession: Act = all(
  refusing('**/api/admin/coupons/*', 401, 'not_logged_in'),
  press('WELKOM10'),
  fill('Waarde', '13'),
  press('Opslaan'),
  see('Je sessie is verlopen'),
);
/** Sends a form to an address that accepts none, to show the last-resort error page of the back-office. */
const sendFormAstray: Act = async (page) => {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/admin' });
    document.body.append(form);
    form.submit();
  });
  await page.getByText('Deze pagina werkt even niet').waitFor();
};
const neverAnswered =
  (path: string): Act =>
  async (page) => {
    await page.route(path, () => undefined);
    await page.reload();
  };

const seenBy = (as: Looker, ...paths: readonly string[]): readonly Screen[] =>
  paths.map((path) => ({
    as,
    path: `/admin${path}`,
    name: `${as}${path.replaceAll('/', '-') || '-overview'}`,
  }));

const onPath = (path: string, ...named: readonly (readonly [name: string, act: Act])[]): readonly Screen[] =>
  named.map(([name, act]) => ({ name, path: `/admin${path}`, act }));

export const OFFICE_SCREENS: readonly Screen[] = [
  ...onPath(
    '/media',
    ['media-filled', uploadPictures],
    ['media-picture', all(uploadPictures, (page) => page.locator('.picture-card').first().click())],
    ['media-nothing', all(uploadPictures, fill(/Zoek op naam/, 'bestaat-niet'), see(/^Geen/))],
  ),
  ...onPath('/products', ['product-edit', openRow], ['product-picture', all(openRow, press('Bibliotheek'))]),
  ...onPath('/variants', ['variant-edit', openRow]),
  ...onPath('/coupons', ['coupon-edit', press('WELKOM10')], ['session-over', endSession]),
  ...onPath('/blog', ['post-edit', openRow], ['blog-delete', inRow(/^Verwijder /)]),
  ...onPath('/emails', ['template-edit', openRow], ['template-new', command('new-template')]),
  ...onPath('/drafts', ['draft-edit', openRow], ['drafts-failed', failing('**/api/draft-orders?*')]),
  ...onPath(
    '/reviews',
    ['review-edit', openRow],
    ['review-link', command('review-link')],
    ['review-import', command('import-reviews')],
    ['review-examples', command('generate-reviews')],
    ['review-reject', all(pressKey('j'), pressKey('r'))],
  ),
  ...onPath('/reviews/photos', ['photos-delete', inRow(/^Verwijder /)]),
  ...onPath('/withdrawals', ['withdrawal', openRow]),
  ...onPath('/outbox', ['outbox-mail', (page) => page.locator('.mail-button').nth(1).click()]),
  ...onPath(
    '/outbox?limit=50',
    ['outbox-failed', lastMailFailed],
    ['outbox-mail-failed', all(lastMailFailed, (page) => page.locator('.mail-button').first().click())],
  ),
  ...onPath('/api/jobs', ['jobs-failed', answering('**/api/admin/jobs', () => JOBS)]),
  ...onPath('/orders/bank', [
    'orders-bank-waiting',
    answering('**/api/admin/bank-orders', () => BANK_ORDERS),
  ]),
  ...onPath(
    '/orders',
    ['orders-failed', failing('**/api/admin/orders?*')],
    ['orders-loading', neverAnswered('**/api/admin/orders?*')],
  ),
  { name: 'orders-flagged', path: '/admin/orders?attention=true' },
  { name: 'contacts-answered', path: '/admin/contacts?state=answered' },
  { name: 'contacts-all', path: '/admin/contacts?state=all' },
  ...onPath('/customers', ['customers-failed', failing('**/api/admin/customers?*')]),
  ...onPath(
    '/settings/bedrijf',
    [
      'settings-changed',
      (page) => page.locator('#admin-main input[type="text"]').first().fill('Zwartwit anders'),
    ],
    [
      'settings-fault',
      all((page) => page.locator('#admin-main input').first().fill(''), command('save-settings')),
    ],
    ['settings-failed', failing('**/api/admin/settings')],
  ),
  ...onPath(
    '/pages',
    ['page-own-text', openLanding(/^Eigen tekst/)],
    ['page-own-picture', openLanding(/^Eigen foto/)],
    ['page-own-video', openLanding(/^Eigen video/)],
  ),
  ...onPath('', ['error', sendFormAstray], ['overview-failed', failing('**/api/admin/today*')]),
  ...onPath('/audit', ['audit-entry', (page) => page.locator('#admin-main details summary').first().click()]),
  ...seenBy('packer', '', '/packing', '/orders'),
  ...seenBy('writer', '', '/blog', '/pages', '/settings'),
  ...seenBy('viewer', '', '/orders', '/orders/290', '/settings', '/pages'),
  {
    name: 'more',
    path: '/admin/orders',
    at: { width: 390, height: 844 },
    isWindow: true,
    act: press('Meer'),
  },
  {
    name: 'orders-chosen-more',
    path: '/admin/orders',
    at: { width: 390, height: 844 },
    isWindow: true,
    act: all(
      (page) => page.getByRole('checkbox').nth(1).check(),
      (page) => page.getByRole('region', { name: 'Gekozen rijen' }).getByText('Meer').click(),
    ),
  },
  { name: 'small-orders', path: '/admin/orders', at: { width: 320, height: 568 } },
  { name: 'small-order', path: '/admin/orders/290', at: { width: 320, height: 568 } },
];
