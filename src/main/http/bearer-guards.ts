// Some calls of the back-office are also for programs without a session: a monitor with its token, and a command on the
// shop's own machine, which proves itself by the secret it can read there.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, minutes } from '#shared/clock.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type IsGood = (token: string) => boolean;

/** As the commands in scripts/ sign the moment they are run. */
const MACHINE_PURPOSE = 'machine';
const MACHINE_TOKEN_LASTS = minutes(2);

/** Lets a good "Authorization: Bearer …" pass; everybody else is for the other guard. */
export function bearerOr(isGood: IsGood, otherwise: Guard): Guard {
  return async (request, reply) => {
    const [, token] = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined || !isGood(token)) await otherwise(request, reply);
  };
}

/** A token signed with the shop's secret not long ago. */
export function isMachine(tokens: SignedTokens, clock: Clock): IsGood {
  return (token) => {
    const signedAt = Number(tokens.read(MACHINE_PURPOSE, token) ?? Number.NaN);
    return Math.abs(clock.now().getTime() - signedAt) < MACHINE_TOKEN_LASTS;
  };
}

/** Compared in the same time whatever was sent; without a token nobody is the monitor. */
export function isMonitor(metricsToken: string | null): IsGood {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return (token) => metricsToken !== null && timingSafeEqual(digest(token), digest(metricsToken));
}
