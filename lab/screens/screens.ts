// All screens to photograph: the address, the role, and the actions before the screenshot.

import type { Page } from 'playwright-core';
import { TOPICS } from '#web/admin/sections/settings/setting-topics.ts';
import { BOOK_SCREENS } from './book-screens.ts';
import { CHECKOUT_SCREENS } from './checkout-screens.ts';
import { OFFICE_SCREENS } from './office-screens.ts';
import { POETS_SCREENS } from './poets-screens.ts';
import type { Act, Screen } from './screen.ts';
import { CHANGED_SCREENS, CLOSED_SCREENS, named, SHOP_SCREENS } from './shop-screens.ts';
import { all, choose, command, press, pressKey, see } from './steps.ts';

/** Starts a packing run only once; at the next width the run already exists. */
const beginStack = async (page: Page) => {
  const begin = page.locator('[data-command="pack"]');
  if ((await begin.isVisible()) && (await begin.isEnabled())) await begin.click();
  await page.getByText('Label klaar').first().waitFor();
};

const cancelChosen = async (page: Page) => {
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  const bar = page.getByRole('region', { name: 'Gekozen rijen' });
  const more = bar.getByRole('button', { name: 'Meer' });
  const isNarrow = await more.isVisible();
  if (isNarrow) await more.click();
  const acts = isNarrow ? page.getByRole('dialog') : bar;
  await acts.getByLabel('Status').selectOption('cancelled');
  await acts.getByRole('button', { name: 'Toepassen' }).click();
};

const SECTIONS = [
  '',
  '/products',
  '/orders',
  '/orders/bank',
  '/packing',
  '/customers',
  '/drafts',
  '/reviews',
  '/reviews/photos',
  '/blog',
  '/pages',
  '/pages/redirects',
  '/coupons',
  '/variants',
  '/contacts',

  '/bookkeeping',
  '/bookkeeping/journal',
  '/bookkeeping/payouts',
  '/bookkeeping/costs',
  '/stock',
  '/stock/purchases',
  '/stock/batches',
  '/stock/movements',
  '/media',
  '/emails',
  '/outbox',
  '/outbox/blocked',
  '/returns',
  '/withdrawals',
  '/differences',
  '/differences/resolved',
  '/differences/comparisons',
  '/api',
  '/api/jobs',
  '/go-live',
  '/audit',
  '/account',
  '/operators',
  '/settings',
  '/nergens',
  ...TOPICS.map(({ path }) => `/settings/${path}`),
];
/** Opens the payment page of a difference as the customer; only the operator knows its address. */
const payDifference = async (page: Page) => {
  const asked = async (path: string) => (await page.request.get(new URL(path, page.url()).href)).json();
  const { toPack } = await asked('/api/admin/packing');
  for (const { orderId } of toPack) {
    const changes: { link: string | null }[] = await asked(`/api/admin/orders/${orderId}/changes`);
    const link = changes.find((change) => change.link)?.link;
    if (link) return page.goto(link, { waitUntil: 'networkidle' });
  }
  throw new Error('No order waits for a difference');
};

const STATES: readonly Screen[] = [
  { name: 'order', path: '/admin/orders/290' },
  { name: 'order-edit', path: '/admin/orders/290', act: command('edit') },
  {
    name: 'order-edit-pack',
    path: '/admin/orders/290',
    act: all(
      command('edit'),
      async (page) => void (await page.getByLabel('Pack').selectOption({ index: 0 })),
    ),
  },
  { name: 'orders-new', path: '/admin/orders', act: press('Nieuwe bestelling') },
  {
    name: 'orders-new-replacement',
    path: '/admin/orders',
    act: all(press('Nieuwe bestelling'), press('Vervanging')),
  },
  { name: 'order-ship', path: '/admin/orders/300', act: command('ship') },
  { name: 'order-refund', path: '/admin/orders/290', act: command('refund') },
  { name: 'order-mail', path: '/admin/orders/290', act: command('mail') },
  { name: 'order-label', path: '/admin/orders/300', act: command('label') },
  { name: 'orders-chosen', path: '/admin/orders', act: (page) => page.getByRole('checkbox').nth(1).check() },
  { name: 'packing-stack', path: '/admin/packing', act: beginStack },
  { name: 'bookkeeping-open', path: '/admin/bookkeeping?quarter=2026-1' },
  { name: 'bookkeeping-empty', path: '/admin/bookkeeping?quarter=2031-1' },
  {
    name: 'bookkeeping-own-boxes',
    path: '/admin/bookkeeping',
    act: (page) => page.getByText('Zelf controleren').click(),
  },
  { name: 'bookkeeping-journal-nothing', path: '/admin/bookkeeping/journal?q=bestaat-niet' },
  { name: 'bookkeeping-close', path: '/admin/bookkeeping?quarter=2025-2', act: press('Kwartaal sluiten') },
  { name: 'bookkeeping-cost', path: '/admin/bookkeeping/costs', act: command('new-cost') },
  { name: 'stock-count', path: '/admin/stock', act: command('count-stock') },
  { name: 'stock-breakage', path: '/admin/stock', act: command('book-breakage') },
  { name: 'stock-pack', path: '/admin/stock', act: press(/^Bewerk .*4 Pack/) },
  { name: 'stock-purchase', path: '/admin/stock/purchases', act: command('new-purchase') },
  { name: 'stock-receipt', path: '/admin/stock/purchases', act: press(/^Ontvangst boeken/) },
  { name: 'stock-recall', path: '/admin/stock/batches', act: press(/^Wie ontving/) },
  { name: 'order-more', path: '/admin/orders/300', act: press(/^Meer met ZW/) },
  { name: 'order-cancel', path: '/admin/orders/300', act: all(press(/^Meer met ZW/), choose('Annuleren')) },
  { name: 'orders-cancel', path: '/admin/orders', act: cancelChosen },
  { name: 'return-received', path: '/admin/returns/1' },
  { name: 'return-underway', path: '/admin/returns/2' },
  { name: 'return-announced', path: '/admin/returns/3' },
  { name: 'return-checked', path: '/admin/returns/4' },
  { name: 'return-paid', path: '/admin/returns/5' },
  {
    name: 'return-taken-in',
    path: '/admin/returns/2',
    act: command('return-received'),
  },
  { name: 'return-check', path: '/admin/returns/1', act: command('return-check') },
  { name: 'order-return', path: '/admin/orders/290', act: command('return') },
  { name: 'order-exchange', path: '/admin/orders/290', act: press('Kapot: vervangen') },
  { name: 'orders-nothing', path: '/admin/orders?q=bestaat-niet' },
  { name: 'differences-several', path: '/admin/differences', act: press('Nu vergelijken') },
  {
    name: 'differences-explain',
    path: '/admin/differences',
    act: all(press('Nu vergelijken'), press('Uitleggen')),
  },
  { name: 'customer', path: '/admin/customers/2' },
  { name: 'customer-block', path: '/admin/customers/2', act: press('Blokkeren') },
  { name: 'customer-erase', path: '/admin/customers/2', act: press('Wissen') },
  { name: 'customer-unknown', path: '/admin/customers/999999' },
  { name: 'conversation', path: '/admin/contacts/1' },
  { name: 'conversation-reply', path: '/admin/contacts/1', act: command('reply') },
  { name: 'conversations-nothing', path: '/admin/contacts?q=bestaat-niet' },
  { name: 'contact-left-out', path: '/admin/contacts/left-out' },
  {
    name: 'contact-left-out-mail',
    path: '/admin/contacts/left-out',
    act: press(/^"jan piet"@/),
  },
  { name: 'contact-left-out-nothing', path: '/admin/contacts/left-out?q=bestaat-niet' },
  { name: 'contact-sign-ups', path: '/admin/contacts/newsletter' },
  { name: 'customers-nothing', path: '/admin/customers?q=bestaat-niet' },
  { name: 'pay-open', path: '/admin/packing', act: payDifference },
  { name: 'palette', path: '/admin/coupons', act: pressKey('Control+k') },
  { name: 'keys', path: '/admin/coupons', act: pressKey('?') },
  { name: 'coupon-new', path: '/admin/coupons', act: command('new-coupon') },
  {
    name: 'coupon-faults',
    path: '/admin/coupons',
    act: all(command('new-coupon'), press('Opslaan')),
  },
  { name: 'product-new', path: '/admin/products', act: command('new-product') },
  { name: 'variant-new', path: '/admin/variants', act: command('new-variant') },
  { name: 'post-new', path: '/admin/blog', act: command('new-post') },
  { name: 'review-new', path: '/admin/reviews', act: command('new-review') },
  { name: 'reviews-import', path: '/admin/reviews', act: command('import-reviews') },
  { name: 'template-new', path: '/admin/emails', act: command('new-template') },
  { name: 'operator-new', path: '/admin/operators', act: command('new-operator') },
  { name: 'address-blocked', path: '/admin/outbox/blocked', act: command('block-address') },
];

/** Opens a page from the list by its name. */
const openPage = (name: string) => (page: Page) => page.getByRole('link', { name }).first().click();
const pageScreen = (name: string, of: string, ...acts: readonly Act[]): Screen => ({
  name,
  path: '/admin/pages',
  act: all(openPage(of), see('Versies'), ...acts),
});
const PAGES: readonly Screen[] = [
  pageScreen('page-landing', 'Landingspagina'),
  pageScreen('page-first-screen', 'Landingspagina', press('Eerste scherm')),
  {
    ...pageScreen(
      'page-variables',
      'Landingspagina',
      press('Eerste scherm'),
      press('Variabele invoegen in Kop'),
    ),
    isWindow: true,
  },
  pageScreen('page-add-block', 'Landingspagina', press('Blok toevoegen')),
  pageScreen('page-search', 'Landingspagina', press('Zoeken en delen')),
  pageScreen('page-preview', 'Landingspagina', command('page-preview'), (page) =>
    page.frameLocator('dialog iframe').getByRole('heading', { level: 1 }).waitFor(),
  ),
  pageScreen('page-versions', 'Landingspagina', command('page-versions')),
  pageScreen('page-text', 'Privacybeleid'),
  {
    ...pageScreen('page-text-facts', 'Privacybeleid', press('Variabele invoegen in Inleiding')),
    isWindow: true,
  },
  pageScreen('page-frame', 'Menu en voettekst', press('Reviews')),
  // Last: what is typed there is offered again on the other pages.
  pageScreen('page-questions', 'Landingspagina', press(/^Vragen/), press('Vraag toevoegen')),
  { name: 'page-new', path: '/admin/pages', act: command('new-page') },
  { name: 'page-redirect-new', path: '/admin/pages/redirects', act: command('new-redirect') },
  { name: 'page-unknown', path: '/admin/pages/999999' },
];

export const screens: readonly Screen[] = [
  ...SHOP_SCREENS,
  ...POETS_SCREENS,
  ...CHECKOUT_SCREENS,
  ...CHANGED_SCREENS,
  ...CLOSED_SCREENS,
  { name: 'log-in', path: '/admin' },
  ...SECTIONS.map((path) => ({
    name: `admin-${named(path) || 'overview'}`,
    path: `/admin${path}`,
    as: 'operator' as const,
  })),
  { name: 'admin-import', path: '/import', as: 'operator' },
  ...[...STATES, ...PAGES, ...BOOK_SCREENS, ...OFFICE_SCREENS].map((state) => ({
    as: 'operator' as const,
    ...state,
    name: `admin-${state.name}`,
  })),
];
