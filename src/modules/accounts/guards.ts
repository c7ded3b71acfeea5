// The guards of the back-office's API routes. They check the log-in, the rights of the role and the origin of
// the request in the `onRequest` hook, so the body of an unauthorised request is never read.

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
    /**
     * The part of the back-office the route belongs to. The guard checks whether the role has rights to this
     * part.
     */
    part?: Tag;
  }
  interface FastifyRequest {
    /**
     * The operator who made the request, for the audit log; undefined when nobody is logged in. A guard sets
     * this field even when it refuses the request.
     */
    actor?: Operator;
  }
}

/**
 * The time in milliseconds after entering the password (and code) in which an operator may do irreversible
 * actions: enough for two actions, too short for an unattended screen.
 */
const REAUTHENTICATION_TTL_MS = minutes(5);

type Ports = { publicUrl: string };
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the guard for most back-office routes. It checks the log-in and the rights of the role
 * (permissions.ts). Throws 401 `not_logged_in`; 403 `cross_origin`; 403 `password_change_required` or
 * `two_factor_required` while the operator must first do that; 403 `not_allowed` when the role lacks the
 * right.
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

/**
 * Creates the guard for routes that only owners may call. Throws 403 `not_allowed` for every other role, and
 * the errors of `createRequireOperator` for a missing log-in, another origin or an unfinished required
 * action.
 */
export function createRequireOwner(ports: Ports): Guard {
  return async (request) => {
    if (withoutRequiredAction(identify(request, ports)).role !== 'owner')
      throw notAllowed('Alleen de eigenaar mag dit.');
  };
}

/**
 * Creates the guard for routes of the operator's own account, which every role may call, also before a
 * required password change. Throws 401 `not_logged_in`, 403 `cross_origin`.
 */
export function createRequireSession(ports: Ports): Guard {
  return async (request) => {
    identify(request, ports);
  };
}

/**
 * Creates the guard for irreversible actions and exports of personal data. A route uses it in addition to its
 * normal guard. Throws 403 `proof_required` without a recent authentication (POST /api/admin/account/proof).
 */
export function createRequireReauthentication({ clock }: { clock: Clock }): Guard {
  return async ({ session }) => {
    if (clock.now().getTime() - (session.provenAt ?? 0) > REAUTHENTICATION_TTL_MS)
      throw notAllowed('Bevestig eerst dat jij het bent.', 'proof_required');
  };
}

/**
 * Returns the logged-in operator on a route that also serves visitors. Returns null for a visitor, for an
 * operator whose role may not read `part`, and for an operator who must first choose a password or enable a
 * second factor. The route then answers as to a visitor.
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

/** Returns the operator whom the guard of this route accepted. Throws an error on a route without a guard. */
export function actorOf({ actor }: FastifyRequest): Operator {
  if (!actor) throw new Error('This route has no guard');
  return actor;
}
