import { configure } from '@testing-library/react';
import * as React from 'react';

/* What is done at every element and at every look, only for the case that a developer asks. */

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This React counts its owner stacks elsewhere');

/* React notes the stack at each of the first ten thousand elements of every second. */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

/* Testing Library prints the whole document each time that it looks and does not find yet. `screen.debug()` prints it. */
configure({
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/* The kit writes its variables into the head; jsdom parses them, and nobody reads them (see computedStyle). */
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => undefined });
