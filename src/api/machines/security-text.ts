// Files under /.well-known. security.txt names the contact for vulnerabilities (RFC 9116), read from the
// settings so that the contact is current. A redirect leads password managers to the page where an operator
// changes the password.

import type { FastifyInstance } from 'fastify';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { Shop } from '../shop.ts';

/**
 * Validity of security.txt in milliseconds. RFC 9116 recommends less than a year, so that stale copies
 * expire.
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
