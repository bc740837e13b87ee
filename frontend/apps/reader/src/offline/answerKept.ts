import { HELD, type Held } from './held';
import { partOf } from './partOf';

/** `/l/slug/{bundle}/…` and `/l/slug/o/…` never change: what is kept is as good as what is online. */
const isLasting = (path: string) => /^(?:o|[0-9a-f]{16})\//.test(path);

const found = (request: Request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

/** Who asks for a page that is not here lands on a cover that is. */
const elsewhere = async (request: Request, scope: string) => {
  const held = await caches.match(`${scope}${HELD}`);
  const { entry } = held ? ((await held.json()) as Held) : { entry: request.url };
  return entry === request.url ? undefined : Response.redirect(entry);
};

const kept = async (request: Request, scope: string) =>
  (await found(request)) ?? (request.mode === 'navigate' ? elsewhere(request, scope) : undefined);

/** An answer from the device where it lasts, from the network where it may have changed, from the device without one. */
export const answerKept = async (request: Request, scope: string) => {
  const path = request.url.startsWith(scope) ? request.url.slice(scope.length) : '';
  const lasting = isLasting(path) ? await found(request) : undefined;
  if (lasting) return partOf(lasting, request.headers.get('Range'));
  /* Who wants nothing that was kept is told the truth. */
  if (request.cache === 'no-store') return fetch(request);
  if (!navigator.onLine) return (await kept(request, scope)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(request, scope);
    if (!answer) throw error;
    return answer;
  }
};
