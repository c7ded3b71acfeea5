// Renders a page with React Router for a Fastify request, with its context and its security policy, and
// decides whether the page may be cached.

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { PREVIEW } from '#modules/pages/contract.ts';
import type { RenderedPage } from '#platform/html-cache/html-cache.ts';
import {
  allowSameOriginFraming,
  appPagePolicy,
  cachedAppPagePolicy,
  contentPagePolicy,
  createNonce,
  developmentPolicy,
  type OtherSources,
  trustedPagePolicy,
} from '#platform/http/content-security-policy.ts';
import { isDatabaseOutage, RETRY_AFTER_SECONDS } from '#platform/http/problem-replies.ts';
import { queryOf } from '#platform/http/request-target.ts';
import { isBackOffice } from '#web/back-office-path.ts';
import { CACHE_TAGS_HEADER } from '#web/cacheable.ts';
import { type PageContext, pageContext } from '#web/page-context.ts';
import { isForAnonymousOnly } from './cache-key.ts';
import { createEarlyHints, prefetchHeaders } from './prefetch.ts';

export type RenderOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'development' | 'production';
  /** False in development, where no page is cached and every request renders its page anew. */
  cachePages: boolean;
  context(
    request: FastifyRequest,
  ): Promise<Omit<PageContext, 'nonce' | 'reportError' | 'tooManyForms' | 'cacheUntil'>>;
  /** Public URL of the shop; a form sent to a page from another site is refused. */
  publicUrl: string;
  /** Returns the external origins that the page at this URL may use. */
  otherSources?(url: string): Promise<OtherSources>;
};

export type TooManyForms = (request: FastifyRequest) => Promise<PageContext['tooManyForms']>;

/** The media type of forms sent by a browser. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * The Trusted Types policies of the back-office. Policy `mail` turns only a mail into a document, in a
 * sandboxed frame (src/web/admin/shared/mail/mail-frame.ts). Policy `worker` turns one file into a worker
 * (src/web/admin/sections/account/push-browser.ts).
 */
const TRUSTED_POLICIES = ['mail', 'worker'];

export function createRenderPage(options: RenderOptions, tooManyForms: TooManyForms) {
  const answer = createRequestHandler(options.build, options.mode);
  const earlyHints = createEarlyHints();

  async function renderWatched(
    request: FastifyRequest,
    nonce: string,
    url: string,
  ): Promise<{ response: Response; isPersonal: boolean; until: number; isOutage: boolean }> {
    let until = Number.POSITIVE_INFINITY;
    let isOutage = false;
    const context = new RouterContextProvider();
    const page: PageContext = {
      ...(await options.context(request)),
      nonce,
      tooManyForms: await tooManyForms(request),
      cacheUntil: (moment) => {
        until = Math.min(until, moment.getTime());
      },
      reportError(error) {
        isOutage ||= isDatabaseOutage(error);
        reportPageError(request, error);
      },
    };
    const watched = watchPersonal(page, isForAnonymousOnly(url));
    context.set(pageContext, watched.page);
    const response = await answer(toWebRequest(request, options.publicUrl, url), context);
    return {
      response,
      isPersonal: watched.isPersonal(),
      until,
      isOutage: isOutage && response.status === 500,
    };
  }

  /**
   * Renders the page at `url`. That URL differs from the requested one for a cached page, which is rendered
   * for the URL in its cache key.
   */
  return async function renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    url = request.url,
  ): Promise<RenderedPage> {
    const nonce = createNonce();
    earlyHints.send(request, reply);
    const { response, isPersonal, until, isOutage } = await renderWatched(request, nonce, url);
    const headers = { ...textHeaders(reply), ...Object.fromEntries(response.headers) };
    const body = Buffer.from(await response.arrayBuffer());
    const cacheTags = takeCacheTags(headers);
    const cacheableBody = cacheTags ? body : null;
    if (cacheableBody) Object.assign(headers, prefetchHeaders(url));
    earlyHints.learn(request.url, body);
    // A response of another format may set its own policy.
    headers['content-security-policy'] ??= await policyOf(options, url, nonce, cacheableBody);
    if (isPreview(url)) allowPreviewFraming(headers);
    if (isOutage) headers['retry-after'] = String(RETRY_AFTER_SECONDS);
    const tags = options.cachePages && !isPersonal ? cacheTags : null;
    headers['cache-control'] ??= tags === null ? 'no-store' : cacheControlOf(url);
    return { status: isOutage ? 503 : response.status, headers, body, tags, until };
  };
}

/**
 * Removes the cache tags from the headers and returns them; null for a page that must not be cached. Browsers
 * do not need the tags.
 */
function takeCacheTags(headers: Record<string, string>): string[] | null {
  const tags = headers[CACHE_TAGS_HEADER]?.split(' ') ?? null;
  delete headers[CACHE_TAGS_HEADER];
  return tags;
}

/**
 * Returns the Content-Security-Policy of a page. `cacheableBody` is the rendered page when it may be cached,
 * else null.
 */
async function policyOf(
  { otherSources, mode }: RenderOptions,
  url: string,
  nonce: string,
  cacheableBody: Buffer | null,
): Promise<string> {
  const others = (await otherSources?.(url)) ?? {};
  if (mode === 'development') return developmentPolicy(nonce, others);
  if (isBackOffice(url)) return trustedPagePolicy(nonce, TRUSTED_POLICIES, others);
  if (cacheableBody === null) return appPagePolicy(nonce, others);
  const inline = inlineScripts(cacheableBody.toString());
  return inline.length > 0 ? cachedAppPagePolicy(inline, others) : contentPagePolicy(others);
}

/**
 * Returns true when the page shows a draft. The back-office may show such a page in a frame, and search
 * engines must not index it.
 */
const isPreview = (url: string) => queryOf(url).has(PREVIEW);

function allowPreviewFraming(headers: Record<string, string>): void {
  headers['content-security-policy'] = allowSameOriginFraming(headers['content-security-policy'] ?? '');
  headers['x-frame-options'] = 'SAMEORIGIN';
  headers['x-robots-tag'] = 'noindex';
}

/**
 * Returns the Cache-Control header. A page for visitors without a session is private, because a shared cache
 * would also send the page to visitors with a session.
 */
const cacheControlOf = (url: string) =>
  isForAnonymousOnly(url) ? 'private, no-cache' : 'public, max-age=0, must-revalidate';

/**
 * Returns the exact text of the inline scripts of a page, with which React Router starts the page in the
 * browser.
 */
function inlineScripts(html: string): string[] {
  return html
    .split(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>/)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));
}

/**
 * Detects whether rendering a page reads who the visitor is. Such a page is personal and is not cached, even
 * when it has cache tags. With `isAnonymousOnly`, a page may read that there is no checkout session and stays
 * cacheable.
 */
function watchPersonal(
  page: PageContext,
  isAnonymousOnly: boolean,
): { page: PageContext; isPersonal(): boolean } {
  let personal = false;
  const watched = new Proxy(page, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === 'operator' || name === 'senderAddress') personal = true;
      if (name === 'checkoutSession') personal ||= value !== null || !isAnonymousOnly;
      return value;
    },
  });
  return { page: watched, isPersonal: () => personal };
}

/** Logs a failed page. A visitor's mistake (status below 500) is logged as information, not as an error. */
function reportPageError(request: FastifyRequest, error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500)
    request.log.info({ req: request, status: error.status }, 'page refused');
  else request.log.error({ err: error }, 'page failed');
}

const PER_RESPONSE_HEADERS = new Set(['set-cookie', 'content-security-policy']);

/**
 * Returns the headers that earlier hooks set on the reply. They are cached with the page, because hooks do
 * not run when a cached page is sent.
 */
function textHeaders(reply: FastifyReply): Record<string, string> {
  const texts = Object.entries(reply.getHeaders()).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Builds the request that React Router gets, for the URL `address`. Its origin is always the shop's own,
 * because pages read only path and query.
 */
function toWebRequest(request: FastifyRequest, publicUrl: string, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  const url = new URL(`${new URL(publicUrl).origin}${address}`);
  // HEAD is rendered as GET, because the page may be cached and the router drops the body of a HEAD response.
  if (request.method !== 'POST') return new Request(url, { headers });
  const body = typeof request.body === 'string' ? request.body : '';
  headers.set('content-type', FORM_TYPE);
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body });
}
