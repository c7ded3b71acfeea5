// Shows the notices of the shop on a device of an operator, and leads to what each is about. It keeps nothing, and no page goes
// through it.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, icon: '/icon-192.png', lang: 'nl', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** A window that is there already is not led away from what somebody types in it. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === new URL(path, self.location.origin).href);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The maker of the browser gave it another address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription));
});

async function subscribeAgain(before) {
  if (!before) return;
  const subscription = await self.registration.pushManager.subscribe(before.options);
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/admin/account/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
