// The contact form keeps machines out by itself: each form carries, signed, when it was drawn and a number of
// its own. One that comes back sooner than anybody types was not filled in by a person, and one that comes
// back twice is one message.

import { randomBytes } from 'node:crypto';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { ContactFormCheck } from './contract.ts';

const PURPOSE = 'contact_form';
const MIN_FILL_TIME_MS = seconds(3);

type Needs = { tokens: Pick<SignedTokens, 'sign' | 'read'>; clock: Clock };

export function beginContactForm({ tokens, clock }: Needs): string {
  return tokens.sign(PURPOSE, `${clock.now().getTime()}.${randomBytes(9).toString('base64url')}`);
}

/** However old: somebody may think for a day. */
export function checkContactForm({ tokens, clock }: Needs, token: string): ContactFormCheck {
  const value = tokens.read(PURPOSE, token);
  if (value === null) return { key: null, why: 'unknown' };
  const drawnAt = Number(value.split('.')[0]);
  return clock.now().getTime() - drawnAt < MIN_FILL_TIME_MS ? { key: null, why: 'too_fast' } : { key: value };
}
