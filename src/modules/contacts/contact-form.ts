// Protects the contact form against bots. Each form contains a signed token with its time and a unique
// number: a form submitted too quickly is refused, and a form submitted twice counts as one message.

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

/**
 * Checks the token of a submitted contact form: whether the shop signed it, and whether at least three
 * seconds have passed since the form was opened. A token has no maximum age, because somebody may take a day
 * to write.
 */
export function checkContactForm({ tokens, clock }: Needs, token: string): ContactFormCheck {
  const value = tokens.read(PURPOSE, token);
  if (value === null) return { key: null, why: 'unknown' };
  const drawnAt = Number(value.split('.')[0]);
  return clock.now().getTime() - drawnAt < MIN_FILL_TIME_MS ? { key: null, why: 'too_fast' } : { key: value };
}
