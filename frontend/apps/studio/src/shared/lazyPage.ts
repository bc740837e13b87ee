import { type ComponentType, lazy } from 'react';

/**
 * A screen whose code comes when it is needed. The router waits for it, and preloads it when somebody is about to go
 * there; when its file is gone the page reloads once (F19), not once more as the router's own helper would.
 */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    {
      preload: async () => {
        await load();
      },
    },
  );
