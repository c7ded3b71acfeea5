// Sends a private file, such as an invoice: never cached, never indexed. When there is no file, it sends a
// 404 with a sentence.

import { fileDisposition } from '#shared/api/file-disposition.ts';
import { PRIVATE_LINK } from '../../private-link.ts';

export function privateFile(
  file: { filename: string; content: Uint8Array } | null,
  missing: string,
  type = 'application/pdf',
): Response {
  if (!file) return new Response(missing, { status: 404, headers: PRIVATE_LINK });
  return new Response(Buffer.from(file.content), {
    headers: {
      ...PRIVATE_LINK,
      'content-type': type,
      'content-disposition': fileDisposition('inline', file.filename),
    },
  });
}
