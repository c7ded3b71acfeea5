// Connects React Router to Fastify: content pages come from the HTML cache as bytes, app pages are rendered per request.

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { refuseOtherOrigins } from '#modules/accounts/index.ts';
import {
  bodyFor,
  type CachedPage,
  type HtmlCache,
  isCached,
  type RenderedPage,
} from '#platform/html-cache/html-cache.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { tooOften } from '#platform/http/limits/rate-limits.ts';
import {
  appPagePolicy,
  contentPagePolicy,
  createNonce,
  developmentPolicy,
  type OtherSources,
} from '#platform/http/security-headers.ts';
import { isForPrograms } from '#platform/http/unknown-addresses.ts';
import { notFound } from '#shared/api/problems.ts';
import { CACHE_TAGS_HEADER } from '#web/cacheable.ts';
import { type PageContext, pageContext } from '#web/page-context.ts';
import { canonicalPath, createKnowsPage } from './canonical-path.ts';

type FormLimit = { max: number; timeWindow: number };

export type PagesOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'development' | 'production';
  cache: HtmlCache;
  /** False in development: pages are rendered anew each time. */
  keepPages: boolean;
  context(
    request: FastifyRequest,
  ): Promise<Omit<PageContext, 'nonce' | 'reportError' | 'tooManyForms' | 'keepUntil'>>;
  /** Where the shop's own pages are: a form of another site is refused. */
  publicUrl: string;
  /** How many pages that are not kept one network may have made; without it, any number. */
  renderLimit?: FormLimit;
  /** How many forms one address may send. */
  formLimit: FormLimit;
  /** Tighter limits of single pages, by path. */
  formLimitOf?: Readonly<Record<string, FormLimit>>;
  /** Origins of others that the page of this address may use. */
  otherSources?(url: string): Promise<OtherSources>;
};

/** Forms of pages hold text only; files go to the API. */
const FORM_BODY_LIMIT = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Query parameters that never change a content page: campaign marks, and the pack, which the browser reads itself. */
const IGNORED_PARAMETERS = /^(utm_\w+|gclid|fbclid|msclkid|variant)$/;

/** No page has a line break or another invisible character in its address, and the router's own splat does not take them. */
const NO_PAGE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Answers every path no other route took. */
export function installPages(app: HttpServer, options: PagesOptions): void {
  const render = createRequestHandler(options.build, options.mode);

  const countForm = app.createRateLimit(options.formLimit);
  const countFormOf = new Map(
    Object.entries(options.formLimitOf ?? {}).map(([path, limit]) => [path, app.createRateLimit(limit)]),
  );
  async function tooManyForms(request: FastifyRequest): Promise<PageContext['tooManyForms']> {
    const count = await (countFormOf.get(pathOf(request.url)) ?? countForm)(request);
    return !count.isAllowed && count.isExceeded ? { retryAfter: count.ttlInSeconds } : null;
  }

  async function renderPage(
    request: FastifyRequest,
    nonce: string,
  ): Promise<{ response: Response; isPersonal: boolean; until: number }> {
    let until = Number.POSITIVE_INFINITY;
    const context = new RouterContextProvider();
    const watched = watchPersonal({
      ...(await options.context(request)),
      nonce,
      tooManyForms: request.method === 'POST' ? await tooManyForms(request) : null,
      keepUntil: (moment) => {
        until = Math.min(until, moment.getTime());
      },
      reportError: (error) => reportPageError(request, error),
    });
    context.set(pageContext, watched.page);
    const response = await render(toWebRequest(request, options.publicUrl), context);
    return { response, isPersonal: watched.isPersonal(), until };
  }

  const policyOf = async (url: string, isContentPage: boolean, nonce: string) => {
    const others = (await options.otherSources?.(url)) ?? {};
    if (options.mode === 'development') return developmentPolicy(nonce, others);
    return isContentPage ? contentPagePolicy(others) : appPagePolicy(nonce, others);
  };

  async function renderForCache(request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage> {
    const nonce = createNonce();
    const { response, isPersonal, until } = await renderPage(request, nonce);
    const headers = { ...textHeaders(reply), ...Object.fromEntries(response.headers) };
    // A document of another format brings a policy of its own.
    headers['content-security-policy'] ??= await policyOf(request.url, CACHE_TAGS_HEADER in headers, nonce);
    const mayKeep = options.keepPages && !isPersonal;
    const tags = mayKeep ? (headers[CACHE_TAGS_HEADER]?.split(' ') ?? null) : null;
    delete headers[CACHE_TAGS_HEADER];
    headers['cache-control'] ??= tags ? 'public, max-age=0, must-revalidate' : 'no-store';
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()), tags, until };
  }

  const knowsPage = typeof options.build === 'function' ? () => true : createKnowsPage(options.build);
  /** Where the same page is under its one spelling; null when it is asked for there, or nowhere. */
  function properAddress(url: string): string | null {
    const [path = '/', ...query] = url.split('?');
    const proper = canonicalPath(path);
    if (proper === path || !knowsPage(proper)) return null;
    return [proper, ...query].join('?');
  }

  const countRender = options.renderLimit && app.createRateLimit(options.renderLimit);
  async function refuseTooMany(request: FastifyRequest): Promise<void> {
    const count = await countRender?.(request);
    if (count && !count.isAllowed && count.isExceeded) throw tooOften(count.ttlInSeconds);
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (isForPrograms(path)) throw notFound('Dit adres van de API bestaat niet.', 'api_unknown');
    if (NO_PAGE.test(path)) return reply.redirect('/');
    const isForm = request.method === 'POST';
    const proper = isForm ? null : properAddress(request.url);
    if (proper !== null) return reply.redirect(proper, 301);
    const key = isForm ? null : cacheKey(request.url);
    const kept = key === null ? undefined : options.cache.find(key);
    if (!kept) await refuseTooMany(request);
    if (key === null) return sendRendered(reply, await renderForCache(request, reply));
    const found = kept ?? (await options.cache.render(key, () => renderForCache(request, reply)));
    return isCached(found) ? sendCached(request, reply, found) : sendRendered(reply, found);
  };

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('onRequest', async (request) => refuseOtherOrigins(request, options.publicUrl));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', schema: { hide: true }, handler: answer });
  });
}

/** The text of a form goes to the page's action as it came, 413 when it is too long; no page reads any other kind of body. */
function readForms(scope: HttpServer): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT } as const;
  scope.addContentTypeParser(FORM_TYPE, options, (_request, body, done) => done(null, body));
  scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, ''));
}

/** Notices when a page looks at who is asking: what it made is that visitor's alone, whatever it says of itself. */
function watchPersonal(page: PageContext): { page: PageContext; isPersonal(): boolean } {
  let personal = false;
  const watched = new Proxy(page, {
    get(target, name, receiver) {
      if (name === 'operator' || name === 'checkoutSession' || name === 'senderAddress') personal = true;
      return Reflect.get(target, name, receiver);
    },
  });
  return { page: watched, isPersonal: () => personal };
}

/** The one spelling of all that lead to the same page: without query, ending slash, data ending, capitals and percent signs. */
function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '';
  return decoded(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.data$/, '');
}

// A visitor can type any percent sign into the address.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Null when the query may change the page. Data requests of the router are pages of their own. */
export function cacheKey(url: string): string | null {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  for (const name of new URLSearchParams(url.slice(mark + 1)).keys())
    if (!IGNORED_PARAMETERS.test(name)) return null;
  return url.slice(0, mark);
}

/** What a visitor asked that a page has no answer to is not a fault of the shop, and must not look like one in its log. */
function reportPageError(request: FastifyRequest, error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500)
    request.log.info({ req: request, status: error.status }, 'page refused');
  else request.log.error({ err: error }, 'page failed');
}

/** What the hooks before us put on every answer, kept with the page: a kept page is sent without them running again. */
function textHeaders(reply: FastifyReply): Record<string, string> {
  const texts = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'set-cookie');
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function sendRendered(reply: FastifyReply, page: RenderedPage): FastifyReply {
  // Bytes without a type would be announced as a file; a redirect has neither.
  const body = page.body.length > 0 ? page.body : undefined;
  return reply.code(page.status).headers(page.headers).send(body);
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { body, encoding } = bodyFor(page, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** At the shop's own address, whatever host the visitor's program names: a page reads only path and query. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  const url = new URL(`${new URL(publicUrl).origin}${request.url}`);
  // HEAD is rendered as GET: the page may be kept, and of an answer to HEAD the router leaves nothing.
  if (request.method !== 'POST') return new Request(url, { headers });
  const body = typeof request.body === 'string' ? request.body : '';
  headers.set('content-type', FORM_TYPE);
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body });
}
