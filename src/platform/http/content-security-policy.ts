// Builds the Content-Security-Policy of each kind of page. Content pages allow no inline script, app pages
// allow scripts with one nonce, and other origins are allowed only by name.

import { createHash, randomBytes } from 'node:crypto';

const base = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

type Policy = Record<string, string[]>;

/**
 * Origins besides the shop's own that a page may use, by CSP directive: those of the services the operator
 * has enabled.
 */
export type OtherSources = Readonly<Record<string, readonly string[]>>;

function serialise(policy: Policy, others: OtherSources): string {
  const names = new Set([...Object.keys(policy), ...Object.keys(others)]);
  return [...names]
    .map((name) => [name, ...(policy[name] ?? ["'self'"]), ...(others[name] ?? [])].join(' '))
    .join('; ');
}

/** Returns the Content-Security-Policy of pages that are not hydrated: scripts from files only. */
export function contentPagePolicy(others: OtherSources = {}): string {
  return serialise(base, others);
}

/**
 * Returns the Content-Security-Policy of hydrated pages. React Router's inline start script has the nonce of
 * this request. Inline style attributes are allowed, because Radix positions its layers with them.
 */
export function appPagePolicy(nonce: string, others: OtherSources = {}): string {
  return hydratedPolicy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], others);
}

/**
 * Returns the Content-Security-Policy of back-office pages, with Trusted Types: only code under one of the
 * names `policies` may turn text into HTML, a script or a script address.
 */
export function trustedPagePolicy(
  nonce: string,
  policies: readonly string[],
  others: OtherSources = {},
): string {
  const trusted = `trusted-types ${policies.join(' ')}; require-trusted-types-for 'script'`;
  return `${appPagePolicy(nonce, others)}; ${trusted}`;
}

/**
 * Returns the Content-Security-Policy of a cached hydrated page, which allows the given inline scripts by
 * their hashes. A nonce would be worthless, because many visitors share the page.
 */
export function cachedAppPagePolicy(inlineScripts: readonly string[], others: OtherSources = {}): string {
  const hashes = inlineScripts.map((script) => createHash('sha256').update(script).digest('base64'));
  return hydratedPolicy(
    hashes.map((hash) => `'sha256-${hash}'`),
    [],
    others,
  );
}

function hydratedPolicy(scripts: string[], styles: string[], others: OtherSources): string {
  const policy = {
    ...base,
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
  };
  return serialise(policy, others);
}

/**
 * Returns the Content-Security-Policy for development. Vite inserts styles into the page and uses a
 * WebSocket; scripts are as restricted as in production.
 */
export function developmentPolicy(nonce: string, others: OtherSources = {}): string {
  const policy = {
    ...base,
    'connect-src': ["'self'", 'ws:'],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
  };
  return serialise(policy, others);
}

/** Returns the policy changed so that pages of the shop itself may show the page in a frame. */
export function allowSameOriginFraming(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
