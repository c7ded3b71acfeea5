// A PDF as an answer: shown in the browser, kept by nobody on the way, because it names a customer.

import type { FastifyReply } from 'fastify';

export function sendPdf(
  reply: FastifyReply,
  { filename, content }: { filename: string; content: Buffer },
): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
