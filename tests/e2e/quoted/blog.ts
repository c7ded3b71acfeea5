// The texts the specification quotes of the blog and its breadcrumb.

import { logIn } from './steps.ts';
import type { Walk } from './walk-quotes.ts';

const CRUMBS = 'nav[aria-label="Kruimelpad"]';

export const blog: readonly Walk[] = [
  {
    name: 'the blog',
    at: '/blog',
    scenes: [
      {
        of: 'storefront 2, Blog list and Breadcrumb',
        quotes: [
          'Artikelen beschikbaar',
          { text: 'Lees meer', within: 'main' },
          'min lezen',
          { text: 'Blog', within: CRUMBS },
          { text: 'Home', within: CRUMBS },
        ],
      },
      {
        of: 'storefront 2, Blog post',
        steps: ({ page }) => page.locator('main article a, main li a').first().click(),
        quotes: [
          { text: '€24,95', within: '.post-promo' },
          { text: 'Bestel Nu', within: '.post-promo' },
          'Meer Artikelen',
          'min lezen',
          { text: 'Home', within: CRUMBS },
          { text: 'Blog', within: CRUMBS },
        ],
      },
    ],
  },
  {
    name: 'an article that is not there',
    at: '/blog/bestaat-niet',
    scenes: [{ of: 'storefront 8', quotes: ['Blog post niet gevonden', 'Terug naar Blog'] }],
  },
];

/** The walk through a blog without articles; it must be the last, because it deletes all articles. */
export const emptyBlog: readonly Walk[] = [
  {
    name: 'a blog without articles',
    at: '/blog',
    before: async ({ page, url }) => {
      await logIn(page, url);
      const posts: { id: number }[] = await (await page.request.get(`${url}/api/blog-posts`)).json();
      for (const { id } of posts)
        await page.request.delete(`${url}/api/blog/${id}`, { headers: { origin: url } });
    },
    scenes: [{ of: 'storefront 2, Blog list: empty state', quotes: ['Nog geen blog posts'] }],
  },
];
