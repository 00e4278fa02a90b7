// Keeps all files of the site, so that it works offline. `.ci/site` fills in the version and the files.
const version = "VERSION";
const files = FILES;

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(version);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
  await skipWaiting();
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("uidyn-") && name !== version) await caches.delete(name);
  await clients.claim();
})()));

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(registration.scope)) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)));
});
