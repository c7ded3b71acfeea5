// What browsers may fetch before they need it: pages a visitor is about to open, by rules for links, and the
// files of a page that is still being made, as early hints. Nothing here makes the shop do anything a reader
// of the page would not: all of it is GET.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagePath } from '#shared/href.ts';
import { CHECKOUT_BUTTON_PARAMETERS, isForAnonymousOnly } from './cache-key.ts';

const RULES_PATH = '/speculation-rules.json';

/** Of two addresses of the checkout that differ in these only, the page of one is that of the other. */
const CHECKOUT_VARIES = `params=(${[...CHECKOUT_BUTTON_PARAMETERS].map((name) => `"${name}"`).join(' ')})`;

/**
 * Fetched only, never run: a page that ran would make a session and prepare a payment. Pages behind a link of
 * a mail are left out, because opening those may mean something. `data-ahead` marks what somebody reaches for
 * who presses no link (src/web/islands/behaviours/pack-picker.ts).
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
 * Rules come by header, since the policy of content pages takes no script that stands in the page, rules
 * included.
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

/** Pages of the same kind load the same files, and there are few kinds. */
const MAX_KINDS = 50;

export type EarlyHints = {
  /** While a page is being made, its visitor may fetch what the last of its kind needed. */
  send(request: FastifyRequest, reply: FastifyReply): void;
  learn(url: string, body: Buffer): void;
};

/**
 * Only for who asked (the Caddyfile of ops/caddy does): browsers take hints over HTTP/2 and 3, and some
 * old program would take one for the answer.
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

/** Style sheets and fonts that the head names: what the page is drawn with. Its scripts come after that. */
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
