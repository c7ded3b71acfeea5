// Screens of the storefront: its pages, every scene of the page tests, and further states.

import { goToStep } from '#tests/e2e/pages/advice-scenes.ts';
import { checkoutScenes } from '#tests/e2e/pages/checkout-scenes.ts';
import { doubleText } from '#tests/e2e/pages/layout-faults.ts';
import type { Scene } from '#tests/e2e/pages/scene.ts';
import { scenes } from '#tests/e2e/pages/scenes.ts';
import type { Act, Place, Screen } from './screen.ts';
import { type OrderState, orderStates, type ScreenAddresses } from './screen-addresses.ts';
import { all, onPaper, press, scrollTo, see } from './steps.ts';

export const named = (path: string) => path.replaceAll('/', '-').replace(/^-/, '');

const PATHS = [
  '/',
  '/blog',
  '/blog/hoe-werkt-actieve-kool-op-je-tanden',
  '/privacy-policy',
  '/terms-of-service',
  '/shipping-policy',
  '/reviews',
  '/reviews-beleid',
  '/toegankelijkheid',
  '/leave-review',
  '/poets',
  '/contact',
  '/nieuwsbrief',
  '/nieuwsbrief/bevestigen',
  '/nieuwsbrief/afmelden',
  '/afmelden',
  '/cookies',
  '/herroepen',
  '/herstel/verlopen',
  '/bestelling',
];

/** The landing page with the menu open, for phones only. */
const MENU = 'landing page with the menu open';
/** A scene that needs a running clock, because the shop recognises bots by the time a form takes. */
const NEEDS_TIME = 'contact form sent';
/**
 * The scene in which reminders are stopped permanently, so it uses another person than the scene before it.
 */
const STOPPED = 'reminders stopped';
/** Removes the notice that the shop may not sell yet, which does not belong to the photographed page. */
const withoutRibbon: Act = (page) =>
  page.locator('.test-mode-ribbon').evaluateAll((all) => all.map((each) => each.remove()));

/**
 * True for scenes that need a screen of their own: not AMP, not the open menu, and more than one of the
 * `PATHS` without actions.
 */
const isOwn = ({ name, path, arrange, isAmp }: Scene) =>
  !isAmp && name !== MENU && (arrange !== undefined || typeof path !== 'string' || !PATHS.includes(path));
const sceneScreen = (scene: Scene): Screen => {
  const name = scene.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return {
    name: checkoutScenes.includes(scene) ? name : `shop-${name}`,
    path: scene.path,
    ...(scene.arrange && { act: scene.arrange }),
    ...(scene.name === NEEDS_TIME && {
      in: 'closed' as const,
      act: all(scene.arrange ?? withoutRibbon, withoutRibbon),
    }),
    ...(scene.name === STOPPED && { path: ({ stoppedMail }: ScreenAddresses) => stoppedMail }),
    // What is measured waits there for a choice about cookies.
    ...(scene.route === 'ga-debug' && { isAsked: true as const }),
  };
};

const slider =
  (key: string): Act =>
  (page) =>
    page.locator('.comparison-slider').press(key);
const GUIDE = { path: '/', isWindow: true } as const;

const signUp: Act = all(
  scrollTo('footer form'),
  (page) => page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' }),
  (page) => page.locator('footer form input[type="email"]').fill('lezer@example.nl'),
  (page) => page.locator('footer form button').click(),
);
const signUpInVain: Act = all(
  (page) => page.route('**/api/contacts', (route) => route.abort()),
  signUp,
  see('Fout bij aanmelding'),
);

const openAdvice: Act = (page) =>
  page.getByRole('button', { name: 'AI Advies', exact: true }).locator('visible=true').first().click();
const think: Act = all((page) => goToStep(page, 5), press('Krijg Advies'), see('AI analyseert'));
/**
 * Makes AMP pages visible, which are hidden until the AMP runtime has loaded; that runtime is not fetched
 * here.
 */
const showAmp: Act = (page) =>
  page.addStyleTag({ content: 'body { visibility: visible !important; animation: none !important }' });

const pack = (code: string): Screen => ({
  name: `shop-pack-${code}`,
  path: `/?variant=${code}`,
  isWindow: true,
});
const withdrawalOf = (orderPath: string) => `/herroepen?bestelling=${orderPath.split('/').at(-1) ?? ''}`;
const order = (state: OrderState, screen: Partial<Screen> = {}): Screen => ({
  name: `shop-order-${state}`,
  path: ({ orders }) => orders[state].path,
  ...screen,
});

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const POST = '/blog/hoe-werkt-actieve-kool-op-je-tanden';

export const SHOP_SCREENS: readonly Screen[] = [
  ...PATHS.map((path) => ({ name: `shop-${named(path) || 'landing'}`, path })),
  ...['1x', '2x', '3x', '4x'].map(pack),
  { name: 'shop-window', path: '/', isWindow: true },
  { name: 'shop-window-undecided', path: '/', isWindow: true, isAsked: true },
  { name: 'shop-post-undecided', path: POST, isWindow: true, isAsked: true },
  { name: 'shop-menu', path: '/', isWindow: true, act: press('Menu openen'), at: PHONE },
  { name: 'shop-sticky', path: '/', isWindow: true, act: scrollTo('#benefits') },
  { name: 'shop-sticky-pack', path: '/?variant=3x', isWindow: true, act: scrollTo('#benefits') },
  ...(['Home', 'End'] as const).map((key) => ({
    name: `shop-shades-${key === 'Home' ? 'darkest' : 'lightest'}`,
    ...GUIDE,
    act: all(scrollTo('.comparison'), slider(key), scrollTo('.comparison')),
  })),
  {
    name: 'shop-shades-advised',
    ...GUIDE,
    async act(page) {
      await page.evaluate(() => localStorage.setItem('tandkleur', '3'));
      await page.reload({ waitUntil: 'networkidle' });
      await scrollTo('.comparison')(page);
    },
  },
  {
    name: 'shop-signed-up',
    path: '/',
    isWindow: true,
    act: all(signUp, see('Succesvol aangemeld!')),
  },
  { name: 'shop-sign-up-failed', path: '/', isWindow: true, act: signUpInVain },
  { name: 'shop-advice-thinking', path: '/nieuwsbrief#advies', isWindow: true, act: think },
  {
    name: 'shop-advice-side',
    path: '/',
    at: ON_ITS_SIDE,
    isWindow: true,
    act: all(openAdvice, see('Stap 1')),
  },
  { name: 'shop-advice-small', path: '/#advies', at: SMALL, isWindow: true, act: see('Stap 1') },
  { name: 'shop-amp', path: `/amp${POST}`, act: showAmp },
  ...orderStates.map((state) => order(state)),
  order('old', {
    name: 'shop-order-old-wrong',
    act: all(
      (page) => page.locator('input[name="answer"]').fill('9999ZZ'),
      (page) => page.locator('input[name="answer"]').press('Enter'),
      see('hoort niet bij deze bestelling'),
    ),
  }),
  order('shipped', { name: 'shop-order-print', act: onPaper }),
  { name: 'shop-landing-print', path: '/', at: PHONE, act: onPaper },
  { name: 'shop-withdrawal-of-order', path: ({ orders }) => withdrawalOf(orders.delivered.path) },
  {
    name: 'shop-withdrawal-of-order-review',
    path: ({ orders }) => withdrawalOf(orders.delivered.path),
    act: all(press('Verder'), see('Controleer je herroeping')),
  },
  { name: 'shop-review-of-order', path: ({ review }) => review },
  { name: 'shop-review-of-order-4', path: ({ review }) => `${review}&rating=4`, isWindow: true },
  { name: 'shop-contact-faults', path: '/contact', act: press('Versturen') },
  { name: 'payment-test', path: '/payment-test' },
  { name: 'checkout-success-unknown', path: '/checkout-success?payment_intent=pi_unknown' },
  ...(['open', 'paid', 'withdrawn', 'expired'] as const).map((state) => ({
    name: `shop-pay-${state}`,
    path: ({ payLinks }: ScreenAddresses) => payLinks[state],
  })),
  ...[
    ['landing', '/'],
    ['post', POST],
    ['poets', '/poets'],
    ['contact', '/contact'],
    ['withdrawal', '/herroepen'],
  ].flatMap(([name = '', path = '']): Screen[] => [
    { name: `shop-${name}-small`, path, at: SMALL },
    { name: `shop-${name}-double`, path, at: PHONE, act: doubleText },
  ]),
  { name: 'shop-landing-side', path: '/', at: ON_ITS_SIDE, isWindow: true },
  order('shipped', { name: 'shop-order-small', at: SMALL }),
  order('shipped', { name: 'shop-order-double', at: PHONE, act: doubleText }),
  ...scenes.filter(isOwn).map(sceneScreen),
];

const inPlace = (place: Place, found: readonly Screen[]): readonly Screen[] =>
  found.map((screen) => ({ ...screen, in: place }));

export const CHANGED_SCREENS = inPlace('changed', [
  { name: 'shop-own-blocks', path: '/' },
  { name: 'shop-sold-out', path: '/', isWindow: true },
  { name: 'checkout-sold-out', path: '/checkout?variant=2x' },
  { name: 'fast-checkout-sold-out', path: '/fast-checkout?variant=2x' },
]);

export const CLOSED_SCREENS = inPlace('closed', [
  { name: 'shop-closed', path: '/', isWindow: true },
  { name: 'shop-closed-blog', path: '/blog', isWindow: true },
  { name: 'checkout-closed', path: '/checkout?variant=2x' },
]);
