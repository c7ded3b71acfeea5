// A paper, or another file, behind a customer's link: never kept, never indexed; without one a plain sentence.

import { fileDisposition } from '#shared/api/file-disposition.ts';

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

export function privateFile(
  file: { filename: string; content: Uint8Array } | null,
  missing: string,
  type = 'application/pdf',
): Response {
  if (!file) return new Response(missing, { status: 404, headers: PRIVATE });
  return new Response(Buffer.from(file.content), {
    headers: {
      ...PRIVATE,
      'content-type': type,
      'content-disposition': fileDisposition('inline', file.filename),
    },
  });
}
