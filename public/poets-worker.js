// Keeps the timer of two minutes on the device, so that it runs in a bathroom without a connection. Its scope is that page alone: no
// other page of the shop goes through it.

const KEPT = 'poets';
const PAGE = '/poets';
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(newestPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

/** What the page is made of: all of it is fetched, and what belonged to a version before goes. */
self.addEventListener('message', ({ data }) => {
  if (Array.isArray(data?.files)) keepFiles(data.files);
});

/** From the shop as long as it answers in time; the one kept last otherwise. */
async function newestPage(request) {
  const cache = await caches.open(KEPT);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const asked = fetch(request)
    .then(async (answer) => {
      if (answer.ok) await cache.put(PAGE, answer.clone());
      return answer;
    })
    .catch(() => null);
  const answer = await Promise.race([asked, late]);
  return answer ?? (await cache.match(PAGE)) ?? (await asked) ?? Response.error();
}

/** Their names change with what is in them, so what is kept is right. */
async function keptFile(request) {
  const kept = await (await caches.open(KEPT)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

async function keepFiles(files) {
  const cache = await caches.open(KEPT);
  const wanted = new Set([new URL(PAGE, self.location.origin).href, ...files]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(files.filter((file) => !there.has(file)).map((file) => cache.add(file).catch(() => {})));
  await Promise.all([...there].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
}
