// The headers that keep a page from being abused: one strict Content-Security-Policy per kind of page.
// Content pages allow no inline script at all; app pages allow one nonce; nobody else's origin is allowed.

import { randomBytes } from 'node:crypto';

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

function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** For pages that are not hydrated: scripts from files only. */
export const contentPagePolicy = serialise(base);

/** For hydrated pages: React Router's inline start script carries this request's nonce. Radix positions its layers with inline style attributes. */
export function appPagePolicy(nonce: string): string {
  return serialise({
    ...base,
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
  });
}

/** For development: Vite puts styles into the page and talks to it over a socket. Scripts stay as strict as ever. */
export function developmentPolicy(nonce: string): string {
  return serialise({
    ...base,
    'connect-src': ["'self'", 'ws:'],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
