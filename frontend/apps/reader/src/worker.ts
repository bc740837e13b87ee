import { answerKept } from './offline/answerKept';

/* What a worker has and a page has not. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', hear: (event: Lasting) => void) => void) &
    ((type: 'fetch', hear: (event: Fetching) => void) => void);
};

const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answerKept(event.request, worker.registration.scope));
});
