import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sitemapRoutes } from './sitemap.ts';

const publicUrl = 'https://shop.example';

async function answered(path: string, slugs: string[] = []): Promise<string> {
  const app = Fastify();
  const listArticles = async () => slugs.map((slug) => ({ slug, updatedAt: '2026-11-20T10:00:00.000Z' }));
  const listTexts = async () => [{ path: '/pagina/over-ons', changed: '2026-11-18' }];
  await app.register(sitemapRoutes({ publicUrl, listArticles, listTexts }));
  const answer = await app.inject(path);
  await app.close();
  return answer.body;
}

describe('what search engines ask for first', () => {
  it('the sitemap names the content pages, and every text and article with its last change', async () => {
    const map = await answered('/sitemap.xml', ['koffie-en-thee']);
    expect(map).toContain('<loc>https://shop.example/</loc>');
    expect(map).toContain('<loc>https://shop.example/blog/koffie-en-thee</loc><lastmod>2026-11-20</lastmod>');
    expect(map).toContain('<loc>https://shop.example/pagina/over-ons</loc><lastmod>2026-11-18</lastmod>');
    expect(map).not.toMatch(/checkout|admin|bestelling/);
  });

  it('a slug cannot break out of the document', async () => {
    expect(await answered('/sitemap.xml', ['<script>&'])).not.toContain('<script>');
  });

  it('robots.txt keeps crawlers from programs only, so that they read the noindex of pages, and names the sitemap', async () => {
    const robots = await answered('/robots.txt');
    expect(robots.match(/Disallow: .*/g)).toEqual(['Disallow: /api/', 'Disallow: /sandbox/']);
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});
