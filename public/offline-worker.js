/**
 * Shows a page of ours where a browser would say that it has no network. Only the way to a page passes through here, and
 * nothing of a visitor's is kept: the three files below are the same for everyone.
 */
const CACHE = 'offline-1';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  // The browser asks for the page while this worker starts, so that it costs no visit any time.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(page(event));
  else if (FILES.includes(new URL(url).pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});
