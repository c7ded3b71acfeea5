// Limits how often a password or code can be guessed. An attempt counts as a failure before it is checked, so
// simultaneous attempts do not evade the limit. All server processes count in the same table.

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

/**
 * The origin of a log-in: the device, if the account logged in from it before, or else the network of the
 * request.
 */
export type LoginOrigin = { network: string; device?: Device | null };

export type AttemptLimit = { account: string; address: string; most: number; within: number };

/**
 * Returns the limit on password attempts for one account from one origin (the known device, or else the
 * network): 5 in 15 minutes.
 */
export function passwordAttempt(username: string, { network, device }: LoginOrigin): AttemptLimit {
  const from = isKnownDevice(device, username) ? `device ${device?.id}` : network;
  return { ...of(username, from), most: 5, within: minutes(15) };
}

/**
 * Returns all limits on the password attempts of a log-in from this origin. For a known device this is one
 * limit of its own. For an unknown device it is the limit of its network; for an IPv6 network, also limits of
 * the larger networks around it, which allow more attempts.
 */
export function passwordAttempts(username: string, origin: LoginOrigin): AttemptLimit[] {
  if (isKnownDevice(origin.device, username)) return [passwordAttempt(username, origin)];
  return enclosingNetworks(origin.network).map(({ network, times }) => {
    const attempt = passwordAttempt(username, { network });
    return { ...attempt, most: attempt.most * times };
  });
}

/**
 * Returns the limit on password attempts for one account from all networks together: 100 in 24 hours. It
 * stops distributed attacks.
 */
export function accountWideAttempt(username: string): AttemptLimit {
  return { ...of(username, null), most: 100, within: hours(24) };
}

/**
 * Returns the limit on second-factor codes for one account from all networks together: 10 in 15 minutes. Only
 * somebody with the right password can try codes.
 */
export function codeAttempt(username: string): AttemptLimit {
  return { ...of(`code of ${username}`, null), most: 10, within: minutes(15) };
}

export function isKnownDevice(device: Device | null | undefined, username: string): boolean {
  return device?.account === username.toLowerCase();
}

/**
 * Counts a log-in or code attempt towards the limit. Throws 429 `too_many_attempts` with the seconds to wait
 * when the limit is reached.
 */
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

/**
 * Counts a log-in attempt towards several limits, in order. Throws 429 `too_many_attempts` at the first limit
 * that is reached; the limits after it do not count the attempt.
 */
export async function enforceLimits(
  shop: Parameters<typeof enforceLimit>[0],
  attempts: AttemptLimit[],
): Promise<void> {
  for (const attempt of attempts) await enforceLimit(shop, attempt);
}

/**
 * Clears the limits after a successful log-in. The first limit, `own`, counts only attempts on this account
 * from this network or device, so all its failures are deleted. The other limits also count attempts of other
 * people, so only their newest failure is deleted: this log-in itself, which was counted before it was
 * checked.
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

/**
 * Returns the hashes under which attempts are counted: of the account, and of the network or device `from`.
 * With `from` null, `address` is empty and attempts from everywhere are counted together.
 */
function of(account: string, from: string | null): { account: string; address: string } {
  return { account: hashAccount(account.toLowerCase()), address: from === null ? '' : hashAccount(from) };
}

/**
 * Hashes an account name or origin. The text is not stored in readable form, because people sometimes type a
 * password into the name field and network addresses are personal data.
 */
function hashAccount(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export const deleteExpiredLoginFailures = defineRetention((tx, ago) =>
  deleteFailuresUnseenSince(tx, ago(days(1))),
);
