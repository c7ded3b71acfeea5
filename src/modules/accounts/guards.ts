// The guards of the back-office's routes: who is logged in, what their role allows, and that the call comes
// from the shop's own pages. They run as `onRequest`, so that nothing of a stranger's body is read.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tag } from '#shared/api/tags.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import type { Operator } from './contract.ts';
import { isSafeMethod, refuseCrossOrigin } from './csrf-protection.ts';
import { notAllowed, notLoggedIn } from './errors.ts';
import { mayRead, mayWrite } from './permissions.ts';
import { operatorOf } from './sessions/operator-sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the rights of a role are asked about. */
    part?: Tag;
  }
  interface FastifyRequest {
    /** Set by a guard, also when it then refuses: the log of the back-office tells whose call this was. */
    actor?: Operator;
  }
}

/** Long enough to do two such things, too short for a screen somebody left. */
const REAUTHENTICATION_TTL_MS = minutes(5);

type Ports = { publicUrl: string };
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * For nearly every route. 401 `not_logged_in`; 403 `cross_origin`, `password_change_required` or
 * `two_factor_required` for who has to do that first, or `not_allowed` for what the role has no right to
 * (permissions.ts).
 */
export function createRequireOperator(ports: Ports): Guard {
  return async (request) => {
    const { role } = withoutRequiredAction(identify(request, ports));
    const { part } = request.routeOptions.config;
    if (!part) throw new Error('This route belongs to no part of the back-office');
    if (isSafeMethod(request.method) ? mayRead(role, part) : mayWrite(role, part)) return;
    throw notAllowed('Dat hoort niet bij jouw rol. Vraag het de eigenaar.');
  };
}

/** For what no other role may see. */
export function createRequireOwner(ports: Ports): Guard {
  return async (request) => {
    if (withoutRequiredAction(identify(request, ports)).role !== 'owner')
      throw notAllowed('Alleen de eigenaar mag dit.');
  };
}

/** For one's own account: any role. */
export function createRequireSession(ports: Ports): Guard {
  return async (request) => {
    identify(request, ports);
  };
}

/**
 * For what cannot be taken back, and what takes the people of a list out of the shop, beside the guard of the
 * route. 403 `proof_required`: POST /api/admin/account/proof.
 */
export function createRequireReauthentication({ clock }: { clock: Clock }): Guard {
  return async ({ session }) => {
    if (clock.now().getTime() - (session.provenAt ?? 0) > REAUTHENTICATION_TTL_MS)
      throw notAllowed('Bevestig eerst dat jij het bent.', 'proof_required');
  };
}

/**
 * On a route that is open to visitors and shows more to some: who is logged in, where their role may read
 * that part and nothing has to be done first. Null for everybody else, who is answered as a visitor.
 */
export function readerOf(request: FastifyRequest, part: Tag): Operator | null {
  const operator = operatorOf(request);
  return operator !== null && operator.duty === null && mayRead(operator.role, part) ? operator : null;
}

function withoutRequiredAction(operator: Operator): Operator {
  if (operator.duty === 'password')
    throw notAllowed('Kies eerst een eigen wachtwoord.', 'password_change_required');
  if (operator.duty === 'two_factor')
    throw notAllowed('Zet eerst tweestapsverificatie aan.', 'two_factor_required');
  return operator;
}

function identify(request: FastifyRequest, { publicUrl }: Ports): Operator {
  const operator = operatorOf(request);
  if (!operator) throw notLoggedIn();
  request.actor = operator;
  refuseCrossOrigin(request, publicUrl);
  return operator;
}

/** Who passed the guard of this route; on a route without a guard, a fault. */
export function actorOf({ actor }: FastifyRequest): Operator {
  if (!actor) throw new Error('This route has no guard');
  return actor;
}
