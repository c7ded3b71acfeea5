// Caches pages and API responses that are the same for everybody, as bytes in three encodings. A page names
// its tags, the data it was made of. Dropping a tag drops the pages with that tag here and, through the
// database, in every other process. A page is also dropped at its own expiry.

import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '#shared/clock.ts';

type Forms = { identity: Buffer; brotli: Buffer; gzip: Buffer };

export type CachedPage = Forms & {
  etag: string;
  /**
   * Headers of a cached page for each encoding and for a 304 response, each as the flat list (name, value,
   * name, value) that `writeHead` accepts.
   */
  headers: Readonly<Record<keyof Forms | 'notModified', OutgoingHttpHeader[]>>;
  /** Expiry of a cached page in milliseconds since 1970; an expired page is not served. */
  until: number;
};

export type HtmlCache = {
  find(key: string): CachedPage | undefined;
  /**
   * Returns the page from the cache, or renders it once for all simultaneous visitors. When a tag of the page
   * is dropped during the rendering, the page is served but not cached.
   */
  render(key: string, render: Render): Promise<Answer>;
  invalidate(tags: readonly string[]): void;
  /** Drops all pages from the HTML cache of this process. */
  clear(): void;
  readonly size: number;
};

export type RenderedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Body of a rendered page as bytes, because a page may be a PDF or an image. */
  body: Buffer;
  /** Tags of the data a rendered page was made of; null when the page must not be cached. */
  tags: readonly string[] | null;
  /**
   * Expiry of a rendered page in milliseconds since 1970. Without an expiry the page stays cached until one
   * of its tags is dropped.
   */
  until?: number;
};

type Render = () => Promise<RenderedPage>;
type Answer = CachedPage | RenderedPage;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type CacheOptions = { capacity?: number; clock?: Clock };

const EVERYTHING = '*';

/** Creates a cache of at most `capacity` pages; the least recently used page is removed first. */
export function createHtmlCache({ capacity = 500, clock = systemClock }: CacheOptions = {}): HtmlCache {
  const pages = new LRUCache<string, { page: CachedPage; tags: readonly string[] }>({ max: capacity });
  const inFlight = new Map<string, Promise<Answer>>();
  /**
   * The tags dropped since each rendering in progress began, one set per page being rendered. A page made
   * from data with such a tag is not cached.
   */
  const dropped = new Set<Set<string>>();

  async function renderAndStore(key: string, render: Render): Promise<Answer> {
    const meanwhile = new Set<string>();
    dropped.add(meanwhile);
    try {
      const rendered = await render();
      if (rendered.tags === null || rendered.status !== 200) return rendered;
      const page = await encode(rendered);
      const isStale = [EVERYTHING, ...rendered.tags].some((tag) => meanwhile.has(tag));
      if (!isStale) pages.set(key, { page, tags: rendered.tags });
      return page;
    } finally {
      dropped.delete(meanwhile);
    }
  }

  const isOver = ({ until }: CachedPage) => until <= clock.now().getTime();
  const improve = createImprove();

  return {
    find(key) {
      const page = pages.get(key)?.page;
      if (!page) return undefined;
      if (isOver(page)) return void pages.delete(key);
      improve(page);
      return page;
    },
    async render(key, render) {
      const inFlightRender = inFlight.get(key);
      // No await without a reason: between two visitors of the same moment it would let both begin.
      const running = inFlightRender && (await inFlightRender);
      // What was rendered for one visitor and is not to be kept is that visitor's alone.
      if (running && isCached(running) && !isOver(running)) return running;
      const started = renderAndStore(key, render).finally(() => {
        if (inFlight.get(key) === started) inFlight.delete(key);
      });
      inFlight.set(key, started);
      return started;
    },
    invalidate(tags) {
      for (const meanwhile of dropped) for (const tag of tags) meanwhile.add(tag);
      inFlight.clear();
      for (const [key, entry] of [...pages])
        if (entry.tags.some((tag) => tags.includes(tag))) pages.delete(key);
    },
    clear() {
      for (const meanwhile of dropped) meanwhile.add(EVERYTHING);
      inFlight.clear();
      pages.clear();
    },
    get size() {
      return pages.size;
    },
  };
}

/**
 * Returns a function that recompresses a cached page as small as possible, in the background and once per
 * page. It is called when the page is requested again.
 */
function createImprove(): (page: CachedPage) => void {
  const improved = new WeakSet<CachedPage>();
  // One page at a time: whoever is being served comes first.
  let improving = Promise.resolve();
  return (page) => {
    if (improved.has(page)) return;
    improved.add(page);
    improving = improving.then(async () => {
      // Without it the page stays as it was made first.
      const smaller = await compress(page.identity, THOROUGH).catch(() => null);
      if (smaller)
        Object.assign(page, smaller, { headers: headersByEncoding(page.headers.notModified, smaller) });
    });
  };
}

type Effort = { brotli: number; gzip: number };

/** Compression levels for the first answer with a page, while a visitor waits for it. */
const QUICK: Effort = { brotli: 5, gzip: 6 };
/**
 * Compression levels for a page that is requested a second time: five times the work, done once in the
 * background.
 */
const THOROUGH: Effort = { brotli: 11, gzip: 9 };

async function compress(identity: Buffer, effort: Effort): Promise<Forms> {
  return {
    identity,
    brotli: await forms.brotli(identity, effort),
    gzip: await forms.gzip(identity, effort),
  };
}

const forms = {
  brotli: (bytes: Buffer, effort: Effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, effort: Effort) => gzipped(bytes, { level: effort.gzip }),
};

/** Compresses a response with the quick level, because a visitor is waiting for it. */
export function compressQuickly(bytes: Buffer, form: keyof typeof forms): Promise<Buffer> {
  return forms[form](bytes, QUICK);
}

async function encode(rendered: RenderedPage): Promise<CachedPage> {
  const etag = `"${createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22)}"`;
  const { headers, until = Number.POSITIVE_INFINITY } = rendered;
  const encoded = await compress(rendered.body, QUICK);
  const shared = Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
  return { etag, until, ...encoded, headers: headersByEncoding(shared, encoded) };
}

/**
 * Builds the headers of each encoding in advance, because a page is sent far more often than it is rendered.
 */
function headersByEncoding(
  notModified: OutgoingHttpHeader[],
  { identity, brotli, gzip }: Forms,
): CachedPage['headers'] {
  const of = ({ length }: Buffer, ...encoding: string[]) => [
    ...notModified,
    'content-length',
    String(length),
    ...encoding,
  ];
  return {
    notModified,
    identity: of(identity),
    brotli: of(brotli, 'content-encoding', 'br'),
    gzip: of(gzip, 'content-encoding', 'gzip'),
  };
}

export function isCached(page: Answer): page is CachedPage {
  return 'etag' in page;
}
