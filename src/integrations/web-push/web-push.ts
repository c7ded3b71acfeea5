// Brings notices to browsers by the Web Push protocol (RFC 8030): encrypted for the browser, signed with the shop's own key.

import type { PushSender } from '#modules/notices/push-sender.port.ts';
import { encryptPush } from './encrypt-push.ts';
import { type Post, postSafely } from './post-safely.ts';
import { signVapid } from './sign-vapid.ts';

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
