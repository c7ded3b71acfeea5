import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createHtmlCache, isCached, type RenderedPage } from './html-cache.ts';

const page = (html: string, tags: string[] | null = ['catalog']): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(html),
  tags,
});

/** Returns a `render` function whose page arrives only when the test calls `finish`. */
function slowly(result: RenderedPage) {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  return { render: vi.fn(() => promise), finish: () => resolve(result) };
}

describe('the HTML cache', () => {
  it('renders once for all who ask at the same time', async () => {
    const cache = createHtmlCache();
    const { render, finish } = slowly(page('home'));
    const renders = Promise.all([1, 2, 3].map(() => cache.render('/', render)));
    finish();
    const answers = await renders;
    expect(render).toHaveBeenCalledTimes(1);
    expect(answers.every(isCached)).toBe(true);
    expect(cache.find('/')).toBe(answers[0]);
  });

  it('keeps the page in three encodings that say the same, under a tag of its content', async () => {
    const cache = createHtmlCache();
    const html = '<p>Zwartwit – €24,95</p>'.repeat(50);
    await cache.render('/', async () => page(html));
    const cachedPage = cache.find('/');
    if (!cachedPage) throw new Error('not kept');
    expect(cachedPage.identity.toString()).toBe(html);
    expect(brotliDecompressSync(cachedPage.brotli).toString()).toBe(html);
    expect(gunzipSync(cachedPage.gzip).toString()).toBe(html);
    expect(cachedPage.etag).toMatch(/^"[\w-]{22}"$/);
    const other = createHtmlCache();
    await other.render('/', async () => page(html));
    expect(other.find('/')?.etag).toBe(cachedPage.etag);
    await other.render('/b', async () => page(`${html}!`));
    expect(other.find('/b')?.etag).not.toBe(cachedPage.etag);
  });

  it('drops the pages of a tag and no others', async () => {
    const cache = createHtmlCache();
    await cache.render('/', async () => page('home', ['catalog', 'reviews']));
    await cache.render('/blog', async () => page('blog', ['blog']));
    cache.invalidate(['reviews']);
    expect(cache.find('/')).toBeUndefined();
    expect(cache.find('/blog')).toBeDefined();
  });

  it('drops all of many pages that share a tag', async () => {
    const cache = createHtmlCache();
    for (const key of ['/a', '/b', '/c', '/d'])
      await cache.render(key, async () => page(key, key === '/c' ? ['blog'] : ['catalog']));
    cache.invalidate(['catalog']);
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.find(key))).toEqual(['/c']);
    expect(cache.size).toBe(1);
  });

  it('gives a page to nobody from the moment it named on', async () => {
    let now = 1_000;
    const cache = createHtmlCache({ clock: { now: () => new Date(now) } });
    const render = vi.fn(async () => ({ ...page('morgen'), until: 2_000 }));
    await cache.render('/', render);
    now = 1_999;
    expect(cache.find('/')?.identity.toString()).toBe('morgen');
    now = 2_000;
    expect(cache.find('/')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('gives no page that is over to those who waited for it with another visitor', async () => {
    let now = 1_000;
    const cache = createHtmlCache({ clock: { now: () => new Date(now) } });
    const { render, finish } = slowly({ ...page('morgen'), until: 2_000 });
    const before = cache.render('/', render);
    now = 2_000;
    const after = cache.render('/', async () => page('dinsdag'));
    finish();
    const texts = (await Promise.all([before, after])).map(
      (answer) => isCached(answer) && answer.identity.toString(),
    );
    expect(texts).toEqual(['morgen', 'dinsdag']);
    expect(cache.find('/')?.identity.toString()).toBe('dinsdag');
  });

  it('does not keep a page whose data changed while it was rendered', async () => {
    const cache = createHtmlCache();
    const { render, finish } = slowly(page('old price'));
    const rendering = cache.render('/', render);
    cache.invalidate(['catalog']);
    finish();
    await rendering;
    expect(cache.find('/')).toBeUndefined();
  });

  it('renders anew for those who ask after a drop, and keeps that', async () => {
    const cache = createHtmlCache();
    const old = slowly(page('old price'));
    const before = cache.render('/', old.render);
    cache.invalidate(['catalog']);
    const after = await cache.render('/', async () => page('new price'));
    old.finish();
    await before;
    expect(isCached(after) && after.identity.toString()).toBe('new price');
    expect(cache.find('/')?.identity.toString()).toBe('new price');
  });

  it('keeps a page when other data changed while it was rendered', async () => {
    const cache = createHtmlCache();
    const { render, finish } = slowly(page('home'));
    const rendering = cache.render('/', render);
    cache.invalidate(['blog']);
    finish();
    await rendering;
    expect(cache.find('/')).toBeDefined();
  });

  it('keeps nothing that was under way when everything was let go', async () => {
    const cache = createHtmlCache();
    await cache.render('/blog', async () => page('blog', ['blog']));
    const { render, finish } = slowly(page('home'));
    const rendering = cache.render('/', render);
    cache.clear();
    finish();
    await rendering;
    expect(cache.size).toBe(0);
  });

  it.each([
    ['without tags', page('personal', null)],
    ['of another status than 200', { ...page('gone'), status: 404 }],
  ])('hands a page %s to the one who asked and renders it again for the next', async (_which, rendered) => {
    const cache = createHtmlCache();
    const render = vi.fn(async () => rendered);
    const answers = await Promise.all([cache.render('/', render), cache.render('/', render)]);
    expect(answers).toEqual([rendered, rendered]);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('tries again after a rendering that failed', async () => {
    const cache = createHtmlCache();
    await expect(cache.render('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.render('/', async () => page('home'));
    expect(cache.find('/')).toBeDefined();
  });

  it('holds no more pages than its capacity; the one used longest ago leaves first', async () => {
    const cache = createHtmlCache({ capacity: 2 });
    const keep = (key: string) => cache.render(key, async () => page(key));
    await keep('/a');
    await keep('/b');
    cache.find('/a');
    await keep('/c');
    expect(cache.size).toBe(2);
    expect(cache.find('/a')).toBeDefined();
    expect(cache.find('/b')).toBeUndefined();
  });
});
