// A PDF as an answer: shown in the browser, kept by nobody on the way, because it names a customer.

import type { FastifyReply } from 'fastify';
import * as z from 'zod';

/** For the `response` of a route that answers one. */
export const pdfResponse = {
  200: { description: 'PDF', content: { 'application/pdf': { schema: z.any() } } },
};

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
