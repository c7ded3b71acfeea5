// Creates and reads signed tokens that mark the devices an operator logged in from. Failed log-ins from a
// known device are counted separately, so an attacker who uses up an account's attempts does not lock out its
// operator.

import { randomBytes } from 'node:crypto';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, days } from '#shared/clock.ts';

const PURPOSE = 'known device';

/** The validity of a device token, in milliseconds. Each log-in renews the token. */
export const DEVICE_TTL_MS = days(180);

export type Device = { id: string; account: string };

type Needs = { tokens: SignedTokens; clock: Clock };

/** Returns the device a token stands for; null when the token is missing, invalid or expired. */
export function readDeviceToken({ tokens, clock }: Needs, token: string | undefined): Device | null {
  const [id = '', since = '', ...name] = (token && tokens.read(PURPOSE, token))?.split(' ') ?? [];
  const age = clock.now().getTime() - Number(since);
  return id !== '' && age < DEVICE_TTL_MS ? { id, account: name.join(' ') } : null;
}

/**
 * Issues a device token after a log-in. If `device` belongs to the same account, the new token has the same
 * device id.
 */
export function issueDeviceToken({ tokens, clock }: Needs, username: string, device: Device | null): string {
  const account = username.toLowerCase();
  const id = device?.account === account ? device.id : randomBytes(12).toString('base64url');
  return tokens.sign(PURPOSE, `${id} ${clock.now().getTime()} ${account}`);
}
