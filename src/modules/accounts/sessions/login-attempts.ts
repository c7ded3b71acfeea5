// How often somebody may guess. An attempt counts as a failure before it is checked, so a burst of guesses at
// once is no way around the limit; every process counts in the same table.

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

/** Whose guess it is: the device that is known for this account, else the network it comes from. */
export type LoginOrigin = { network: string; device?: Device | null };

export type AttemptLimit = { account: string; address: string; most: number; within: number };

/** Of passwords, per account and network or known device. */
export function passwordAttempt(username: string, { network, device }: LoginOrigin): AttemptLimit {
  const from = isKnownDevice(device, username) ? `device ${device?.id}` : network;
  return { ...of(username, from), most: 5, within: minutes(15) };
}

/** The same, and of who is not known that of the networks around it: as many more as they are wider. */
export function passwordAttempts(username: string, origin: LoginOrigin): AttemptLimit[] {
  if (isKnownDevice(origin.device, username)) return [passwordAttempt(username, origin)];
  return enclosingNetworks(origin.network).map(({ network, times }) => {
    const attempt = passwordAttempt(username, { network });
    return { ...attempt, most: attempt.most * times };
  });
}

/**
 * Of passwords, per account from everywhere together: a slow limit, for guesses that come from a thousand
 * networks.
 */
export function accountWideAttempt(username: string): AttemptLimit {
  return { ...of(username, null), most: 100, within: hours(24) };
}

/** Of codes, per account from everywhere together: only who has the password gets to guess them. */
export function codeAttempt(username: string): AttemptLimit {
  return { ...of(`code of ${username}`, null), most: 10, within: minutes(15) };
}

export function isKnownDevice(device: Device | null | undefined, username: string): boolean {
  return device?.account === username.toLowerCase();
}

/** 429 `too_many_attempts` with the seconds to wait. */
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

/** One after the other: what is refused by the first is not counted by the rest. */
export async function enforceLimits(
  shop: Parameters<typeof enforceLimit>[0],
  attempts: AttemptLimit[],
): Promise<void> {
  for (const attempt of attempts) await enforceLimit(shop, attempt);
}

/** After success: of the first, whose it is alone, every failure; of the others this one. */
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

/** Without a place: wherever they come from. */
function of(account: string, from: string | null): { account: string; address: string } {
  return { account: hashAccount(account.toLowerCase()), address: from === null ? '' : hashAccount(from) };
}

/** People type passwords into the field of the name; neither that nor an address is kept readable. */
function hashAccount(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export const deleteExpiredLoginFailures = defineRetention((tx, ago) =>
  deleteFailuresUnseenSince(tx, ago(days(1))),
);
