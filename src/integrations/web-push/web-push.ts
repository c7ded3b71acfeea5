// Brings notices to browsers by the Web Push protocol (RFC 8030): encrypted for the browser, signed with the shop's own key.

import { createPrivateKey, sign } from 'node:crypto';
import type { PushKeys, PushSender } from '#modules/notices/push-sender.port.ts';
import { hours } from '#shared/clock.ts';
import { encryptPush } from './encrypt-push.ts';
import { type Post, postSafely } from './post-safely.ts';

/** Of a browser that has thrown the subscription away. */
const GONE: readonly number[] = [404, 410];

export function createWebPush({ post = postSafely }: { post?: Post } = {}): PushSender {
  return {
    async send({ subscription, keys, subject, text, topic, seconds }) {
      const { endpoint, p256dh, auth } = subscription;
      const { origin } = new URL(endpoint);
      const headers = {
        authorization: signVapid({ audience: origin, subject, keys, now: new Date() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: 'high',
        topic,
      };
      const status = await post(endpoint, headers, encryptPush(text, { p256dh, auth }));
      if (GONE.includes(status)) return 'gone';
      if (status < 200 || status > 299) throw new Error(`The push service of ${origin} answered ${status}`);
      return 'delivered';
    },
  };
}

/** At most a day; services take no longer one. */
const VALID_FOR = hours(12);
/** Of an uncompressed point: a sign, then both halves of 32 bytes. */
const HALF_BYTES = 32;

type Claims = { audience: string; subject: string; keys: PushKeys; now: Date };

/** The value of the header `authorization`. */
function signVapid({ audience, subject, keys, now }: Claims): string {
  const until = Math.floor((now.getTime() + VALID_FOR) / 1000);
  const said = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: until, sub: subject },
  ];
  const unsigned = said.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const key = { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(unsigned), key).toString('base64url');
  return `vapid t=${unsigned}.${signature}, k=${keys.publicKey}`;
}

function privateKeyOf({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const x = point.subarray(0, HALF_BYTES);
  const y = point.subarray(HALF_BYTES);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: x.toString('base64url'),
    y: y.toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}
