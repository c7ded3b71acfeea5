// Serves the pages: connects React Router to Fastify. Content pages come from the HTML cache; other pages are
// rendered per request.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseCrossOrigin } from '#modules/accounts/index.ts';
import { type HtmlCache, isCached } from '#platform/html-cache/html-cache.ts';
import { replyCached, replyUncached } from '#platform/html-cache/send-cached.ts';
import { isApiPath } from '#platform/http/answer-bad-url.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { acceptsHtml, PLAIN_PAGE_HEADERS, plainPage } from '#platform/http/limits/plain-page.ts';
import { rateLimited } from '#platform/http/limits/rate-limits.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { TRAILING_SLASHES } from '#shared/writing/trailing-slashes.ts';
import { isReadOnlyPage } from './bulkhead/read-only-pages.ts';
import { cacheKey } from './cache-key.ts';
import { canonicalPath, createKnowsPage } from './canonical-path.ts';
import { createRenderPage, FORM_TYPE, type RenderOptions, type TooManyForms } from './render-page.ts';

type FormLimit = { max: number; timeWindow: number };

export type PagesOptions = RenderOptions & {
  cache: HtmlCache;
  /**
   * Rate limit, per network, for rendering pages that are not in the cache; without it, rendering is not
   * limited.
   */
  renderLimit?: FormLimit;
  /** Rate limit, per network, for forms sent to pages. */
  formLimit: FormLimit;
  /** Stricter limits for the forms of single pages, by the path of the page; other pages have `formLimit`. */
  formLimitOf?: Readonly<Record<string, FormLimit>>;
};

/** Maximum size of a form in bytes. Forms on pages contain only text; files are uploaded through the API. */
const FORM_BODY_LIMIT = 64 * 1024;

/**
 * Matches paths with line breaks or other control characters. No page has such a path, and the router's
 * catch-all route does not match it.
 */
const NO_PAGE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Serves every path that no other route handles: pages, and the forms sent to them. */
export function installPages(app: HttpServer, options: PagesOptions): void {
  const render = createRenderPage(options, limitForms(app, options));
  const refuseTooMany = limitRenders(app, options);
  const knowsPage = typeof options.build === 'function' ? () => true : createKnowsPage(options.build);
  /** Returns the canonical URL of a page; null when the request already uses it or no page exists there. */
  function canonicalUrl(url: string): string | null {
    const [path = '/', ...query] = url.split('?');
    const canonical = canonicalPath(path);
    if (canonical === path || !knowsPage(canonical)) return null;
    return [canonical, ...query].join('?');
  }

  const answerForm = async (request: FastifyRequest, reply: FastifyReply) => {
    await refuseTooMany(request);
    return replyUncached(await render(request, reply), request, reply);
  };

  /**
   * Answers a request for a page: sends the cached page, or else renders the page and caches it when allowed.
   */
  const answerPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { cookie } = request.headers;
    const key = cacheKey(request.url, cookie);
    const cached = key === null ? undefined : options.cache.find(key);
    if (!cached) await refuseTooMany(request);
    const isReader = isReadOnlyPage(path, key);
    const make = (url?: string) => {
      const renderNow = () => render(request, reply, url);
      return isReader ? app.readers.serve(renderNow) : renderNow();
    };
    if (key === null) return replyUncached(await make(), request, reply);
    const page = cached ?? (await options.cache.render(key, () => make(key)));
    if (isCached(page)) return replyCached(page, request, reply);
    // Not cacheable, for example a redirect: rendered again for the requested URL, to keep its query.
    return replyUncached(key === request.url ? page : await make(), request, reply);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (isApiPath(path)) throw notFound('Dit adres van de API bestaat niet.', 'api_unknown');
    if (NO_PAGE.test(path)) return reply.redirect('/');
    if (request.method === 'POST') return answerForm(request, reply);
    const canonicalAddress = canonicalUrl(request.url);
    return canonicalAddress === null
      ? answerPage(request, reply, path)
      : reply.redirect(canonicalAddress, 301);
  };

  app.register(async (scope) => {
    readForms(scope);
    renderRefusalsAsPages(scope);
    scope.addHook('onRequest', async (request) => refuseCrossOrigin(request, options.publicUrl));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', schema: { hide: true }, handler: answer });
  });
}

/**
 * Creates the check of the form limit. The check returns the seconds to wait as `retryAfter`, or null when
 * the form is allowed.
 */
function limitForms(app: HttpServer, { formLimit, formLimitOf = {} }: PagesOptions): TooManyForms {
  const countForm = app.createRateLimit(formLimit);
  const countFormOf = new Map(
    Object.entries(formLimitOf).map(([path, limit]) => [path, app.createRateLimit(limit)]),
  );
  return async (request) => {
    if (request.method !== 'POST') return null;
    const count = await (countFormOf.get(pathOf(request.url)) ?? countForm)(request);
    return !count.isAllowed && count.isExceeded ? { retryAfter: count.ttlInSeconds } : null;
  };
}

/** Creates the check that refuses a network for which too many pages were rendered (429 `rate_limited`). */
function limitRenders(app: HttpServer, { renderLimit }: PagesOptions) {
  const countRender = renderLimit && app.createRateLimit(renderLimit);
  return async (request: FastifyRequest): Promise<void> => {
    const count = await countRender?.(request);
    if (count && !count.isAllowed && count.isExceeded) throw rateLimited(count.ttlInSeconds);
  };
}

/**
 * Sends errors that ask the visitor to come back later as a plain HTML page instead of JSON, to clients that
 * accept HTML.
 */
function renderRefusalsAsPages(scope: HttpServer): void {
  scope.setErrorHandler((error, request, reply) => {
    const isRetryable = error instanceof Refusal && error.retryAfter !== undefined;
    if (!isRetryable || !acceptsHtml(request.method, request.headers)) throw error;
    request.refusedAs = error.code;
    return reply
      .code(error.status)
      .headers({ ...PLAIN_PAGE_HEADERS, 'retry-after': String(Math.ceil(error.retryAfter)) })
      .send(plainPage('Even geduld', error.detail));
  });
}

/**
 * Passes the text of a form unparsed to the page's action; 413 when the form is too large. Bodies of other
 * types are discarded.
 */
function readForms(scope: HttpServer): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT } as const;
  scope.addContentTypeParser(FORM_TYPE, options, (_request, body, done) => done(null, body));
  scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, ''));
}

/**
 * Returns the path that all URLs of a page share: without query, trailing slash, `.data` ending, capitals and
 * percent encoding.
 */
function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '';
  return decoded(path)
    .toLowerCase()
    .replace(TRAILING_SLASHES, '')
    .replace(/\.data$/, '');
}

// A visitor can type an invalid percent sequence, which is then kept as it is.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
