// Registers this browser as a device for push notices: support, enabling and disabling.

import type { Subscribe } from '#modules/notices/contract.ts';
import { subscribeSchema } from '#modules/notices/contract.ts';
import { href } from '#shared/href.ts';
import { trustedPolicy } from '../../shared/trusted-types.ts';

const WORKER = '/admin-worker.js';
const SCOPE = href('/admin');

/**
 * The Trusted Types policy that always returns the URL of the service worker, so no other script can be
 * registered.
 */
const policy = trustedPolicy('worker', { createScriptURL: (_text: string) => WORKER });

/**
 * True when this browser supports push notices. An iPhone supports them only after the back-office is
 * installed on the home screen.
 */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The push endpoint of this browser; null when this browser is not subscribed to notices. */
export async function findOwnEndpoint(): Promise<string | null> {
  if (!canReceivePush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks the operator for permission and subscribes this browser to push notices. Returns the subscription to
 * send to the API; null when permission is refused.
 */
export async function enablePush(publicKey: string): Promise<Subscribe | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = policy?.createScriptURL('') ?? WORKER;
  await navigator.serviceWorker.register(worker, { scope: SCOPE });
  const registration = await navigator.serviceWorker.ready;
  // A subscription made with another key of the shop is useless.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscribeSchema.parse(subscription.toJSON());
}

export async function disablePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
