// Every page and dialog of the shop in every state a visitor can meet, each with its route of
// src/web/routes.ts. A test checks that every route has a scene.

import { adviceScenes } from './advice-scenes.ts';
import { checkoutScenes } from './checkout-scenes.ts';
import { formScenes } from './form-scenes.ts';
import type { Scene } from './scene.ts';

const CONTENT: readonly Scene[] = [
  { name: 'landing page', route: '/', path: '/' },
  {
    name: 'landing page with the menu open',
    route: '/',
    path: '/',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Menu openen' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'landing page with a question open',
    route: '/',
    path: '/#faq',
    arrange: (page) => page.locator('details summary').first().click(),
  },
  { name: 'articles', route: 'blog', path: '/blog' },
  { name: 'articles found', route: 'blog', path: '/blog?q=kool' },
  { name: 'no articles found', route: 'blog', path: '/blog?q=zzzz' },
  { name: 'article', route: 'blog/:slug', path: ({ post }) => post },
  { name: 'missing article', route: 'blog/:slug', path: '/blog/bestaat-niet', status: 404 },
  { name: 'AMP article', route: 'amp/blog/:slug', path: ({ post }) => `/amp${post}`, isAmp: true },
  { name: 'privacy', route: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', route: 'terms-of-service', path: '/terms-of-service' },
  { name: 'shipping', route: 'shipping-policy', path: '/shipping-policy' },
  { name: 'all reviews', route: 'reviews', path: '/reviews' },
  { name: 'reviews of a kind nobody wrote', route: 'reviews', path: '/reviews?sterren=1' },
  { name: 'how reviews are checked', route: 'reviews-beleid', path: '/reviews-beleid' },
  { name: 'accessibility statement', route: 'toegankelijkheid', path: '/toegankelijkheid' },
  { name: 'page of the owner’s own', route: 'pagina/:slug', path: ({ written }) => written },
  { name: 'cookies', route: 'cookies', path: '/cookies' },
  {
    name: 'cookies after a choice',
    route: 'cookies',
    path: '/cookies',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Alles weigeren' }).click();
      await page.getByText('Je keuze is opgeslagen.').waitFor();
    },
  },
  { name: 'measuring page', route: 'ga-debug', path: '/ga-debug' },
  {
    name: 'measuring page with events',
    route: 'ga-debug',
    path: '/ga-debug',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'purchase' }).click();
      await page.getByText('wacht op een keuze').first().waitFor();
    },
  },
  { name: 'payment test', route: 'payment-test', path: '/payment-test' },
  {
    name: 'payment test with a payment ready',
    route: 'payment-test',
    path: '/payment-test',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Betaling voorbereiden' }).click();
      await page.getByRole('button', { name: 'PayPal' }).waitFor();
    },
  },
  { name: 'order of a customer', route: 'bestelling/:token?', path: ({ order }) => order },
  { name: 'missing payment link', route: 'betalen/:token', path: '/betalen/bestaat-niet', status: 404 },
  { name: 'missing order', route: 'bestelling/:token?', path: '/bestelling/bestaat-niet', status: 404 },
  {
    name: 'log-in of the back-office',
    route: 'admin',
    path: '/admin',
    arrange: (page) => page.getByLabel('Gebruikersnaam').waitFor(),
  },
];

export const scenes: readonly Scene[] = [...CONTENT, ...formScenes, ...adviceScenes, ...checkoutScenes];
