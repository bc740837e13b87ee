import { type ComponentType, use } from 'react';

/**
 * A screen whose code comes when it is needed. The router waits for it, and preloads it when somebody is about to go
 * there; when its file is gone the page reloads once (F19), not once more as the router's own helper would.
 */
export const lazyPage = (load: () => Promise<ComponentType>) => {
  let loaded: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const fetchOnce = () => {
    coming ??= load();
    return coming;
  };
  const preload = async () => {
    loaded = await fetchOnce().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  };
  /* What has come is drawn at once: waiting for a promise, even a kept one, would show the loader for an instant. */
  const Page = () => {
    const Screen = loaded ?? use(fetchOnce());
    return <Screen />;
  };
  return Object.assign(Page, { preload });
};
