// Where to report a hole in the shop (RFC 9116), for whoever finds one: from the settings, so that it never names nobody.

import type { FastifyPluginAsync } from 'fastify';
import { type Clock, days } from '#shared/clock.ts';

type Ports = {
  publicUrl: string;
  readContact(): Promise<{ email: string }>;
  clock: Clock;
};

/** The RFC wants less than a year; who keeps a copy asks again in time. */
const GOOD_FOR = days(180);

export function securityTextRoutes({ publicUrl, readContact, clock }: Ports): FastifyPluginAsync {
  return async (app) => {
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const { email } = await readContact();
      const expires = new Date(clock.now().getTime() + GOOD_FOR);
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
  };
}
