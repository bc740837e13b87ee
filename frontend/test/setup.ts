import '@testing-library/jest-dom/vitest';
import './withoutDiagnostics';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { toastStore } from '../packages/ui/src/components/Toast/toasts';
import { computedStyle } from './computedStyle';
import { server } from './server';

/* jsdom draws nothing: it has no media queries and no observers, which the kit asks for. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;
window.getComputedStyle = computedStyle;
/* Only `fetch` is answered (see server): whoever sends otherwise brings its own other side. */
window.XMLHttpRequest = class {
  constructor() {
    throw new Error('Nothing answers an XMLHttpRequest here: stub it with fakeStore');
  }
} as never;

/* A loaded machine is slow, not wrong. */
configure({ asyncUtilTimeout: 20_000 });

/* Never disabled: what a file still asks after its end must not leave the machine either. */
server.enable();
afterEach(() => {
  cleanup();
  server.resetHandlers();
  /* At once: one that leaves still stands there for a while. */
  toastStore.set([]);
});
