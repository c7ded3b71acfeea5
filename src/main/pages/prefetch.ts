// Tells browsers what to load in advance: pages behind links (speculation rules), and the files of a page
// that is still being rendered (early hints). Only GET requests without effects are loaded in advance.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagePath } from '#shared/href.ts';
import { CHECKOUT_BUTTON_PARAMETERS, isForAnonymousOnly } from './cache-key.ts';

const RULES_PATH = '/speculation-rules.json';

/**
 * The No-Vary-Search header of the checkout: URLs that differ only in these parameters show the same page.
 */
const CHECKOUT_VARIES = `params=(${[...CHECKOUT_BUTTON_PARAMETERS].map((name) => `"${name}"`).join(' ')})`;

/**
 * Pages that browsers may load in advance but not run: a running page would create a session and prepare a
 * payment. Pages behind mail links are left out, because opening such a page may have an effect. Besides
 * links to these pages, controls with the attribute `data-ahead` have their page loaded in advance
 * (src/web/islands/behaviours/pack-picker.ts).
 */
const PREFETCHED_PATHS = ['/', '/blog', '/blog/:slug', '/checkout'] satisfies PagePath[];
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: '[data-ahead]' },
      eagerness: 'immediate',
      expects_no_vary_search: CHECKOUT_VARIES,
    },
    {
      where: {
        or: PREFETCHED_PATHS.map((pathname) => ({ href_matches: { pathname } })),
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Returns the headers that tell a browser what to load in advance: for the checkout `No-Vary-Search`, for
 * every other page a reference to the speculation rules. The rules are a file because the security policy of
 * content pages allows no inline scripts, and inline rules count as one.
 */
export const prefetchHeaders = (url: string): Record<string, string> =>
  isForAnonymousOnly(url)
    ? { 'no-vary-search': CHECKOUT_VARIES }
    : { 'speculation-rules': `"${RULES_PATH}"` };

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(RULES_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(RULES),
  );
}

/**
 * Maximum number of kinds of pages whose files are remembered. Pages of one kind, such as all articles, load
 * the same files.
 */
const MAX_KINDS = 50;

export type EarlyHints = {
  /**
   * Sends early hints for the page of this request while the page is being rendered: the files that the last
   * page of the same kind needed.
   */
  send(request: FastifyRequest, reply: FastifyReply): void;
  learn(url: string, body: Buffer): void;
};

/**
 * Creates the early hints. They are sent only to clients that ask for them, as the proxy in ops/caddy does.
 * Browsers accept hints over HTTP/2 and 3, but an old client could mistake a hint for the response.
 */
export function createEarlyHints(): EarlyHints {
  const linksByKind = new Map<string, string[]>();
  return {
    send({ url, headers }, reply) {
      const link = headers['early-hints'] === '?1' && linksByKind.get(kindOf(url));
      if (link) reply.raw.writeEarlyHints({ link });
    },
    learn(url, body) {
      const kind = kindOf(url);
      if (linksByKind.has(kind) || linksByKind.size >= MAX_KINDS) return;
      const link = filesOf(body.toString('latin1', 0, body.indexOf('</head>')));
      if (link.length > 0) linksByKind.set(kind, link);
    },
  };
}

const kindOf = (url: string): string => url.split(/[/?]/, 2)[1] ?? '';

/**
 * Returns the style sheets and fonts named in the page's head, which are needed to paint the page. Scripts
 * are left out, because they can load later.
 */
function filesOf(head: string): string[] {
  const hints = [...head.matchAll(/<link ([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /href="(\/assets\/[^"]+)"/.exec(attributes)?.[1];
    const kind = KINDS.find(({ marks }) => marks.test(attributes));
    return href && kind ? [`<${href}>; ${kind.hint}`] : [];
  });
  return [...new Set(hints)];
}

const KINDS = [
  { marks: /rel="stylesheet"/, hint: 'rel=preload; as=style' },
  { marks: /as="font"/, hint: 'rel=preload; as=font; crossorigin' },
];
