// Tests the webhook signatures: valid ones are accepted; tampered, outdated or malformed ones are refused.
// One signature is computed by hand, so that signer and verifier cannot be wrong together.

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, signWebhook } from './webhook-signature.ts';

const secret = 'whsec_test';
const at = new Date('2026-11-20T10:00:00Z');
const rawBody = Buffer.from('{"id":"evt_1","naam":"Zoë"}');
const header = signWebhook({ rawBody, secret, at });
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const isSigned = (change: Partial<Parameters<typeof isSignedBy>[0]> = {}) =>
  isSignedBy({ header, rawBody, secret, now: at, ...change });

describe('webhook signature', () => {
  it("is the HMAC-SHA256 of timestamp, dot and body, as in Stripe's scheme", () => {
    const t = at.getTime() / 1000;
    const v1 = createHmac('sha256', secret).update(`${t}.${rawBody.toString()}`).digest('hex');
    expect(header).toBe(`t=${t},v1=${v1}`);
  });

  it('is accepted unchanged and in time', () => {
    expect(isSigned()).toBe(true);
    expect(isSigned({ now: later(300) })).toBe(true);
  });

  it('is refused when it is older, or newer, than 300 s', () => {
    expect(isSigned({ now: later(301) })).toBe(false);
    expect(isSigned({ now: later(-301) })).toBe(false);
  });

  it('is refused when any one byte of the body differs', () => {
    for (let place = 0; place < rawBody.length; place += 1) {
      const tampered = Buffer.from(rawBody);
      tampered[place] = (tampered[place] ?? 0) ^ 1;
      expect(isSigned({ rawBody: tampered })).toBe(false);
    }
  });

  it('is refused when the timestamp was moved to look fresh', () => {
    const moved = header.replace(/^t=\d+/, `t=${later(600).getTime() / 1000}`);
    expect(isSigned({ header: moved, now: later(600) })).toBe(false);
  });

  it('is refused under another secret and under an empty one', () => {
    expect(isSigned({ secret: 'whsec_other' })).toBe(false);
    const byNobody = signWebhook({ rawBody, secret: 'x', at });
    expect(isSigned({ header: byNobody, secret: '' })).toBe(false);
  });

  it('is accepted when one of several v1 signatures is right, as during a rotation', () => {
    const other = signWebhook({ rawBody, secret: 'whsec_old', at }).split(',v1=')[1] ?? '';
    expect(isSigned({ header: `${header},v1=${other}` })).toBe(true);
    expect(isSigned({ header: header.replace(',v1=', `,v1=${other},v1=`) })).toBe(true);
    expect(isSigned({ header: `${header.split(',')[0]},v1=${other}` })).toBe(false);
  });

  it('ignores other schemes', () => {
    expect(isSigned({ header: `${header},v0=abc` })).toBe(true);
    expect(isSigned({ header: header.replace('v1=', 'v0=') })).toBe(false);
  });

  for (const broken of [
    '',
    't=',
    'v1=',
    't=abc,v1=def',
    'nonsense',
    ',,,',
    `t=1,t=2,${header}`,
    `${header},v1=${'0'.repeat(9000)}`,
  ]) {
    it(`is refused when malformed: ${JSON.stringify(broken.slice(0, 30))}`, () => {
      expect(isSigned({ header: broken })).toBe(false);
    });
  }
});
