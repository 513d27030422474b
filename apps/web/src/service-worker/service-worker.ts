import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keptAnswer } from '#platform/file-cache'
import { isFile, isScreen } from './app-paths'
import { tellStoriesReady } from './story-ready'
import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

const shell = createHandlerBoundToURL('/index.html')
registerRoute(({ request, url }) => request.mode === 'navigate' && isScreen(url.pathname), shell)
// What only the server knows: out of its reach it is the app that says so.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isFile(url.pathname),
  (asked) => fetch(asked.request).catch(() => shell(asked)),
)

// A kept picture is shown whatever has become of its address; its name is its content.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/media/'),
  async ({ request }) => (await keptAnswer(request.url)) ?? (await fetch(request)),
)

tellStoriesReady(self)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// A new version waits until the parent agrees: a book is never closed in somebody's hands.
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})
