// Sends a PDF to be shown in the browser; never cached, because the document names a customer.

import type { FastifyReply } from 'fastify';
import { fileDisposition } from '#shared/api/file-disposition.ts';

export function sendPdf(
  reply: FastifyReply,
  { filename, content }: { filename: string; content: Buffer },
): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', fileDisposition('inline', filename))
    .header('cache-control', 'private, no-store')
    .send(content);
}
