// Sends notices to operators' browsers with the Web Push protocol (RFC 8030). The library encrypts and signs
// a push; `ssrfSafePost` sends it and refuses addresses inside the shop's own network.

import webPush from 'web-push';
import type { PushSender } from '#modules/notices/push-sender.port.ts';
import { type Post, ssrfSafePost } from './ssrf-safe-post.ts';

/** Response statuses of a push service that mean that the browser has removed the subscription. */
const GONE: readonly number[] = [404, 410];

export function createWebPush({ post = ssrfSafePost }: { post?: Post } = {}): PushSender {
  return {
    async send({ subscription, keys, subject, text, topic, seconds }) {
      const { endpoint, p256dh, auth } = subscription;
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        urgency: 'high',
        topic,
        contentEncoding: 'aes128gcm',
      });
      const status = await post(endpoint, headers, body);
      if (GONE.includes(status)) return 'gone';
      if (status < 200 || status > 299)
        throw new Error(`The push service of ${new URL(endpoint).origin} answered ${status}`);
      return 'delivered';
    },
  };
}
