// One page made by React Router for one request of Fastify: what it may know, which policy it is sent with,
// and whether it may be kept for the next visitor.

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
  /** False in development: pages are rendered anew each time. */
  cachePages: boolean;
  context(
    request: FastifyRequest,
  ): Promise<Omit<PageContext, 'nonce' | 'reportError' | 'tooManyForms' | 'cacheUntil'>>;
  /** Where the shop's own pages are: a form of another site is refused. */
  publicUrl: string;
  /** Origins of others that the page of this address may use. */
  otherSources?(url: string): Promise<OtherSources>;
};

export type TooManyForms = (request: FastifyRequest) => Promise<PageContext['tooManyForms']>;

/** What the browser sends a form as. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Of the back-office: only a mail becomes a document, in a frame without rights
 * (src/web/admin/shared/mail/mail-frame.ts), and one file a worker
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
   * `url`: the address it is made for, when that is not what was asked: of a page that is kept, what
   * everybody who gets it asked.
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
    // A document of another format brings a policy of its own.
    headers['content-security-policy'] ??= await policyOf(options, url, nonce, cacheableBody);
    if (isPreview(url)) allowPreviewFraming(headers);
    if (isOutage) headers['retry-after'] = String(RETRY_AFTER_SECONDS);
    const tags = options.cachePages && !isPersonal ? cacheTags : null;
    headers['cache-control'] ??= tags === null ? 'no-store' : cacheControlOf(url);
    return { status: isOutage ? 503 : response.status, headers, body, tags, until };
  };
}

/** What a page is made of, taken off its headers: no browser is sent it. Null of one that may not be kept. */
function takeCacheTags(headers: Record<string, string>): string[] | null {
  const tags = headers[CACHE_TAGS_HEADER]?.split(' ') ?? null;
  delete headers[CACHE_TAGS_HEADER];
  return tags;
}

/** `keepable`: what was made, when it may be kept. */
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

/** The page with a draft in it: the back-office frames it, and no search engine is told of it. */
const isPreview = (url: string) => queryOf(url).has(PREVIEW);

function allowPreviewFraming(headers: Record<string, string>): void {
  headers['content-security-policy'] = allowSameOriginFraming(headers['content-security-policy'] ?? '');
  headers['x-frame-options'] = 'SAMEORIGIN';
  headers['x-robots-tag'] = 'noindex';
}

/** A store on the way would hand a page for strangers to those who have their own. */
const cacheControlOf = (url: string) =>
  isForAnonymousOnly(url) ? 'private, no-cache' : 'public, max-age=0, must-revalidate';

/** What the browser runs of the page itself, to the letter: React Router starts a hydrated page with it. */
function inlineScripts(html: string): string[] {
  return html
    .split(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>/)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));
}

/**
 * Notices when a page looks at who is asking: what it made is that visitor's alone, whatever it says of
 * itself. A page for strangers may see that somebody has no session: only those without one get it.
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

/**
 * What a visitor asked that a page has no answer to is not a fault of the shop, and must not look like one in
 * its log.
 */
function reportPageError(request: FastifyRequest, error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500)
    request.log.info({ req: request, status: error.status }, 'page refused');
  else request.log.error({ err: error }, 'page failed');
}

const PER_RESPONSE_HEADERS = new Set(['set-cookie', 'content-security-policy']);

/**
 * What the hooks before us put on every answer, kept with the page: a kept page is sent without them running
 * again.
 */
function textHeaders(reply: FastifyReply): Record<string, string> {
  const texts = Object.entries(reply.getHeaders()).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** At the shop's own address, whatever host the visitor's program names: a page reads only path and query. */
function toWebRequest(request: FastifyRequest, publicUrl: string, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  const url = new URL(`${new URL(publicUrl).origin}${address}`);
  // HEAD is rendered as GET: the page may be kept, and of an answer to HEAD the router leaves nothing.
  if (request.method !== 'POST') return new Request(url, { headers });
  const body = typeof request.body === 'string' ? request.body : '';
  headers.set('content-type', FORM_TYPE);
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body });
}
