// A device somebody logged in from carries a signed mark. Its guesses are counted apart from everybody else's, so that a
// stranger who has used up an account's attempts has not locked its owner out.

import { randomBytes } from 'node:crypto';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, days } from '#shared/clock.ts';

const PURPOSE = 'known device';

/** A mark that was not renewed by logging in for this long is worth nothing. */
export const DEVICE_LASTS = days(180);

export type Device = { id: string; account: string };

export type KnownDevices = {
  /** The device behind a mark; null for one that is not the shop's, or is too old. */
  read(mark: string | undefined): Device | null;
  /** The mark of a device from which this account has just logged in. */
  mark(username: string, device: Device | null): string;
};

export function createKnownDevices({ tokens, clock }: { tokens: SignedTokens; clock: Clock }): KnownDevices {
  return {
    read(mark) {
      const [id = '', since = '', ...name] = (mark && tokens.read(PURPOSE, mark))?.split(' ') ?? [];
      const age = clock.now().getTime() - Number(since);
      return id !== '' && age < DEVICE_LASTS ? { id, account: name.join(' ') } : null;
    },
    mark(username, device) {
      const account = username.toLowerCase();
      const id = device?.account === account ? device.id : randomBytes(12).toString('base64url');
      return tokens.sign(PURPOSE, `${id} ${clock.now().getTime()} ${account}`);
    },
  };
}
