// The headers that keep a page from being abused: one strict Content-Security-Policy per kind of page.
// Content pages allow no inline script at all; app pages allow one nonce; another origin only where it is
// named.

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

/** Other origins a page may use, by directive: those of a service the operator has switched on. */
export type OtherSources = Readonly<Record<string, readonly string[]>>;

function serialise(policy: Policy, others: OtherSources): string {
  const names = new Set([...Object.keys(policy), ...Object.keys(others)]);
  return [...names]
    .map((name) => [name, ...(policy[name] ?? ["'self'"]), ...(others[name] ?? [])].join(' '))
    .join('; ');
}

/** For pages that are not hydrated: scripts from files only. */
export function contentPagePolicy(others: OtherSources = {}): string {
  return serialise(base, others);
}

/**
 * For hydrated pages: React Router's inline start script carries this request's nonce. Radix positions its
 * layers with inline style attributes.
 */
export function appPagePolicy(nonce: string, others: OtherSources = {}): string {
  return hydratedPolicy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], others);
}

/**
 * For a page of the back-office: no text becomes HTML, a script or the address of one, but by the policies of
 * these names.
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
 * For a hydrated page that is kept: a nonce that many get would be none, so its inline scripts are named by
 * what they say.
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
 * For development: Vite puts styles into the page and talks to it over a socket. Scripts stay as strict as
 * ever.
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

/** The same policy for a page that pages of the shop itself may frame. */
export function allowSameOriginFraming(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
