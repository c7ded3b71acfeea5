// The guards of the back-office's routes: they check the log-in, the rights of the role and the origin of the
// request. They run as `onRequest`, so the body of an unauthorised request is never read.

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
    /** The part of the back-office the route belongs to, used to check the role's rights. */
    part?: Tag;
  }
  interface FastifyRequest {
    /**
     * The operator who made the request, set by a guard even if the guard then refuses, for the audit log.
     */
    actor?: Operator;
  }
}

/**
 * How long an authentication allows irreversible actions: enough for two of them, too short for an unattended
 * screen.
 */
const REAUTHENTICATION_TTL_MS = minutes(5);

type Ports = { publicUrl: string };
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the guard for most routes, which checks the log-in and the role's rights. Throws 401
 * `not_logged_in`; 403 `cross_origin`; 403 `password_change_required` or `two_factor_required` while that
 * action is pending; 403 `not_allowed` without the right (permissions.ts).
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

/** Creates the guard for routes that only owners may call. */
export function createRequireOwner(ports: Ports): Guard {
  return async (request) => {
    if (withoutRequiredAction(identify(request, ports)).role !== 'owner')
      throw notAllowed('Alleen de eigenaar mag dit.');
  };
}

/** Creates the guard for the own account: any logged-in role. */
export function createRequireSession(ports: Ports): Guard {
  return async (request) => {
    identify(request, ports);
  };
}

/**
 * Creates the guard for irreversible actions and for exports of personal data; a route uses it in addition to
 * its own guard. Throws 403 `proof_required` without a recent authentication (POST /api/admin/account/proof).
 */
export function createRequireReauthentication({ clock }: { clock: Clock }): Guard {
  return async ({ session }) => {
    if (clock.now().getTime() - (session.provenAt ?? 0) > REAUTHENTICATION_TTL_MS)
      throw notAllowed('Bevestig eerst dat jij het bent.', 'proof_required');
  };
}

/**
 * The logged-in operator on a route that also serves visitors, if the role may read `part` and no action is
 * required first. Null for everyone else, who gets the visitor's answer.
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

/** The operator who passed the guard of this route. Throws an error on a route without a guard. */
export function actorOf({ actor }: FastifyRequest): Operator {
  if (!actor) throw new Error('This route has no guard');
  return actor;
}
