import type { Middleware } from 'openapi-fetch';

/** Ask for the server's sentences in the language of the page. */
export const language: Middleware = {
  onRequest: ({ request }) => {
    if (document.documentElement.lang) request.headers.set('Accept-Language', document.documentElement.lang);
  },
};
