// A device somebody logged in from carries a signed mark. Its guesses are counted apart from everybody
// else's, so that a stranger who has used up an account's attempts has not locked its owner out.

import { randomBytes } from 'node:crypto';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, days } from '#shared/clock.ts';

const PURPOSE = 'known device';

/** A mark that was not renewed by logging in for this long is worth nothing. */
export const DEVICE_TTL_MS = days(180);

export type Device = { id: string; account: string };

type Needs = { tokens: SignedTokens; clock: Clock };

/** The device behind a mark; null for one that is not the shop's, or is too old. */
export function readDeviceToken({ tokens, clock }: Needs, token: string | undefined): Device | null {
  const [id = '', since = '', ...name] = (token && tokens.read(PURPOSE, token))?.split(' ') ?? [];
  const age = clock.now().getTime() - Number(since);
  return id !== '' && age < DEVICE_TTL_MS ? { id, account: name.join(' ') } : null;
}

/** The mark of a device from which this account has just logged in. */
export function issueDeviceToken({ tokens, clock }: Needs, username: string, device: Device | null): string {
  const account = username.toLowerCase();
  const id = device?.account === account ? device.id : randomBytes(12).toString('base64url');
  return tokens.sign(PURPOSE, `${id} ${clock.now().getTime()} ${account}`);
}
