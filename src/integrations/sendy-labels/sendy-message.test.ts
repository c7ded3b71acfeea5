import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createReadSendyMessage } from './sendy-message.ts';
import { tokenExpiryOf } from './token-expiry.ts';

const now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const body = Buffer.from('{"data":{"resource":"shipment","event":"shipment.delivered","id":"abc"}}');

function signed(secret: string, at: Date, content = body) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(timestamp).update(content).digest('hex');
  return { 'x-signature': signature, 'x-timestamp': timestamp };
}

describe('a message of Sendy', () => {
  const read = createReadSendyMessage('a secret of Sendy', clock);

  test('names its shipment', () => {
    expect(read(body, signed('a secret of Sendy', now))).toEqual({ shipmentId: 'abc' });
  });

  test.each([
    ['another secret', signed('another secret', now)],
    ['an old signature', signed('a secret of Sendy', new Date(now.getTime() - 6 * 60_000))],
    ['a signature of another body', signed('a secret of Sendy', now, Buffer.from('{}'))],
    ['half a signature', { ...signed('a secret of Sendy', now), 'x-signature': 'ab' }],
    ['no signature', {}],
  ])('with %s is none', (_, headers) => {
    expect(read(body, headers)).toBeNull();
  });

  test('without a secret is taken for the hint it is; about something else it names nothing', () => {
    const open = createReadSendyMessage(null, clock);
    expect(open(body, {})).toEqual({ shipmentId: 'abc' });
    expect(open(Buffer.from('{"data":{"resource":"shop","id":"1"}}'), {})).toEqual({ shipmentId: null });
    expect(open(Buffer.from('hallo'), {})).toBeNull();
  });
});

test('a token that tells its end is believed; one that does not is not guessed at', () => {
  const claims = Buffer.from(JSON.stringify({ exp: 1_800_000_000 })).toString('base64url');
  expect(tokenExpiryOf(`head.${claims}.signature`)).toEqual(new Date(1_800_000_000_000));
  expect(tokenExpiryOf('12|abcdef')).toBeNull();
  expect(tokenExpiryOf('a.b.c')).toBeNull();
});
