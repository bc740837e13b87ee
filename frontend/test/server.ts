import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

/** The network of the tests: whatever a test does not answer is an error. `fetch` itself is replaced, as in a browser.
    Sockets would be answered too, but they belong to the worker: one that a file leaves open is used by the next. */
export const server = defineNetwork({
  /* Its type is that of browsers, the one asked for that of Node: the class is the same. */
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor() as never] })],
  onUnhandledFrame: 'error',
  context: { quiet: true },
});
