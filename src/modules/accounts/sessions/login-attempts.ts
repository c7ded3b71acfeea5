// Limits the attempts to guess a password or code. An attempt counts as a failure before it is checked, so
// simultaneous attempts do not evade the limit; all processes count in the same table.

import { createHash } from 'node:crypto';
import type { Database, Orm } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import { enclosingNetworks } from '#platform/http/networks.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type Clock, days, hours, minutes } from '#shared/clock.ts';
import type { Device } from './known-devices.ts';
import {
  countAttempt,
  deleteFailures,
  deleteFailuresUnseenSince,
  deleteNewestFailure,
} from './login-failures.repository.ts';

/** The origin of a log-in: the known device of this account, or else the network of the request. */
export type LoginOrigin = { network: string; device?: Device | null };

export type AttemptLimit = { account: string; address: string; most: number; within: number };

/** The limit on password attempts per account and network or known device: 5 in 15 minutes. */
export function passwordAttempt(username: string, { network, device }: LoginOrigin): AttemptLimit {
  const from = isKnownDevice(device, username) ? `device ${device?.id}` : network;
  return { ...of(username, from), most: 5, within: minutes(15) };
}

/**
 * The limits on password attempts of an origin. A known device has one limit; an unknown one also has a limit
 * for each larger network around its own, with proportionally more attempts.
 */
export function passwordAttempts(username: string, origin: LoginOrigin): AttemptLimit[] {
  if (isKnownDevice(origin.device, username)) return [passwordAttempt(username, origin)];
  return enclosingNetworks(origin.network).map(({ network, times }) => {
    const attempt = passwordAttempt(username, { network });
    return { ...attempt, most: attempt.most * times };
  });
}

/**
 * The limit on password attempts per account from all networks together: 100 in 24 hours, against distributed
 * attacks.
 */
export function accountWideAttempt(username: string): AttemptLimit {
  return { ...of(username, null), most: 100, within: hours(24) };
}

/**
 * The limit on second-factor codes per account from all networks together: 10 in 15 minutes. Codes can only
 * be tried with the right password.
 */
export function codeAttempt(username: string): AttemptLimit {
  return { ...of(`code of ${username}`, null), most: 10, within: minutes(15) };
}

export function isKnownDevice(device: Device | null | undefined, username: string): boolean {
  return device?.account === username.toLowerCase();
}

/** Counts an attempt. Throws 429 `too_many_attempts` with the seconds to wait when the limit is reached. */
export async function enforceLimit(
  { database, clock }: { database: Pick<Database, 'orm'>; clock: Clock },
  { most, within, ...attempt }: AttemptLimit,
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - within);
  const { counted, failures } = await countAttempt(database.orm, { ...attempt, most, since, now });
  const oldest = failures.at(-most);
  if (!counted && oldest) throw tooManyAttempts(oldest.getTime() + within - now.getTime());
}

/** Applies the limits in order; an attempt refused by one limit is not counted by the next ones. */
export async function enforceLimits(
  shop: Parameters<typeof enforceLimit>[0],
  attempts: AttemptLimit[],
): Promise<void> {
  for (const attempt of attempts) await enforceLimit(shop, attempt);
}

/**
 * Clears the limits after a successful log-in: all failures of the first limit, which is the operator's own,
 * and only the newest failure of the shared limits.
 */
export async function resetLimits(db: Orm, [own, ...shared]: AttemptLimit[]): Promise<void> {
  if (own) await deleteFailures(db, own);
  for (const attempt of shared) await deleteNewestFailure(db, attempt);
}

function tooManyAttempts(wait: number): Refusal {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  const until =
    seconds > 3600
      ? `Probeer het over ${Math.ceil(seconds / 3600)} uur opnieuw`
      : 'Wacht een kwartier en probeer het opnieuw';
  return new Refusal('too_many_attempts', `Te veel mislukte pogingen. ${until}.`, { retryAfter: seconds });
}

/** The hashed account and origin of an attempt; `from` null means attempts from everywhere. */
function of(account: string, from: string | null): { account: string; address: string } {
  return { account: hashAccount(account.toLowerCase()), address: from === null ? '' : hashAccount(from) };
}

/**
 * Hashes an account name or origin. Names are not stored in readable form because people type passwords into
 * that field; addresses are personal data.
 */
function hashAccount(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export const deleteExpiredLoginFailures = defineRetention((tx, ago) =>
  deleteFailuresUnseenSince(tx, ago(days(1))),
);
