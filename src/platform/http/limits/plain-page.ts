// A minimal HTML page for when nothing else can be shown; it needs no other resource.

import type { IncomingHttpHeaders } from 'node:http';

/** True when the request is a GET that accepts an HTML page. */
export const acceptsHtml = (method: string | undefined, { accept = '' }: IncomingHttpHeaders): boolean =>
  method === 'GET' && accept.includes('text/html');

export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * Returns the HTML of the page. `heading` and `text` must be the shop's own texts, because they are not
 * escaped.
 */
export function plainPage(heading: string, text: string): string {
  return `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Even geduld</title>
<h1>${heading}</h1>
<p>${text}</p>
`;
}
