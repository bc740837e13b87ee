import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

/** jsdom has no `crypto.subtle`, which browsers have. */
export const withSubtle = () => vi.stubGlobal('crypto', webcrypto);
