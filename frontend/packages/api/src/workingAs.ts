import type { Middleware } from 'openapi-fetch';

type Person = { id: string; company: { id: string } | null };

let believed = '';

/** From now on calls say for whom, and in which company, this page believes to work; the server refuses when it is wrong. */
export const workAs = (person: Person | null) => {
  believed = person ? `${person.id} ${person.company?.id ?? ''}`.trim() : '';
};

export const workingAs: Middleware = {
  onRequest: ({ request }) => {
    if (believed) request.headers.set('X-Working-As', believed);
  },
};
