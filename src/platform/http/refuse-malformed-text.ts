// Refuses text that cannot be stored: U+0000, which PostgreSQL rejects, and unpaired surrogates, which are
// not valid text. After this check no schema or query needs to consider such text.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, invalidFields, malformedRequest } from '#shared/api/problems.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_REPORTED = 20;

/**
 * Refuses text with U+0000 or unpaired surrogates in params, query, JSON bodies and forms: 422 with the path
 * of each such text; 400 for an API query with invalid URL encoding.
 */
export function refuseMalformedText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.url.startsWith('/api/')) refuseMalformedEncoding(request.url);
    const errors = [request.params, request.query, bodyOf(request)]
      .flatMap(findMalformedTexts)
      // Of no page's address: whoever types one is led home.
      .filter(({ path }) => path !== '*');
    if (errors.length > 0) throw invalidFields(errors.slice(0, MAX_REPORTED));
  });
}

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function bodyOf({ body, headers }: FastifyRequest): unknown {
  const isForm = typeof body === 'string' && (headers['content-type'] ?? '').startsWith(FORM_TYPE);
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : body;
}

/**
 * Lists the texts in an input that contain U+0000 or unpaired surrogates. It does not recurse, because a body
 * may be nested deeper than the stack allows; bytes are not checked here.
 */
function findMalformedTexts(input: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const pending: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value))
      errors.push({ path, message: 'Dit bevat een teken dat geen tekst is' });
    for (const [name, child] of membersOf(value)) {
      if (!isStorable(name)) errors.push({ path, message: 'Een veldnaam bevat een teken dat geen tekst is' });
      else if (typeof child === 'string' || typeof child === 'object')
        pending.push({ value: child, path: pathWithin(path, name) });
    }
  }
  return errors;
}

/** Returns the members of an object or list; empty for any other value, including bytes. */
const membersOf = (value: unknown): [name: string, member: unknown][] =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) ? Object.entries(value) : [];

const pathWithin = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function refuseMalformedEncoding(url: string): void {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return;
  try {
    decodeURIComponent(url.slice(queryStart + 1));
  } catch {
    throw malformedRequest('Het adres is niet goed gecodeerd.');
  }
}
