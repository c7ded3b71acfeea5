// Files under /.well-known: security.txt with the contact for vulnerabilities (RFC 9116), taken from the
// settings so that it is always current; and the address to change an operator's password, for password
// managers.

import type { FastifyInstance } from 'fastify';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { Shop } from '../shop.ts';

/**
 * Validity of security.txt in milliseconds; the RFC recommends less than a year, so that copies are renewed.
 */
const VALIDITY_MS = days(180);

type Needs = Pick<Shop, 'publicUrl' | 'clock'> & {
  getSettings(): Promise<{ company: { email: string } }>;
};

export function serveSecurityText(app: FastifyInstance, { publicUrl, clock, getSettings }: Needs): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const { email } = (await getSettings()).company;
    const expires = new Date(clock.now().getTime() + VALIDITY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(href('/admin/account'), 302),
  );
}
