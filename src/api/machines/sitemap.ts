// sitemap.xml and robots.txt for search engines: the pages to index, and the paths not to crawl.

import type { FastifyPluginAsync } from 'fastify';
import { href, type Page } from '#shared/href.ts';

type Ports = {
  publicUrl: string;
  /** Lists published blog articles with the time of their last change, as ISO text. */
  listArticles(): Promise<{ slug: string; updatedAt: string }[]>;
  /** Lists the published pages written by the owner, with the day of their last change. */
  listTexts(): Promise<{ path: string; changed: string }[]>;
};

/**
 * The pages with a fixed address that search engines must index. Checkout, back-office and signed links are
 * left out.
 */
const PAGES = ['/', '/blog', '/reviews', '/contact', '/poets', '/herroepen'] satisfies Page[];
/**
 * Paths that crawlers must not request. Pages with `noindex` must stay crawlable: a crawler that may not read
 * a page does not see its `noindex` and may list the address.
 */
const NOT_FOR_CRAWLERS = ['/api/', '/sandbox/'];

export function sitemapRoutes({ publicUrl, listArticles, listTexts }: Ports): FastifyPluginAsync {
  return async (app) => {
    app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
      const articles = (await listArticles()).map(({ slug, updatedAt }) => ({
        path: href('/blog/:slug', { slug }),
        changed: updatedAt.slice(0, 10),
      }));
      const entries = [
        ...PAGES.map((path) => ({ path, changed: null })),
        ...(await listTexts()),
        ...articles,
      ];
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(renderSitemap(entries, publicUrl));
    });

    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
      const lines = [
        'User-agent: *',
        ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(lines.join('\n'));
    });
  };
}

export function renderSitemap(
  entries: readonly { path: string; changed: string | null }[],
  publicUrl: string,
): string {
  const urls = entries.map(({ path, changed }) => {
    const address = new URL(path, publicUrl).href.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `  <url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
