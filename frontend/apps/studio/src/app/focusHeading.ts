import type { AnyRouter } from '@tanstack/react-router';

/** After a navigation start reading at the title, unless the new screen put the focus somewhere itself. The router scrolls. */
export const focusHeadingAfterNavigation = (router: AnyRouter) =>
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const chosen = document.activeElement?.closest('main');
    if (fromLocation && pathChanged && !chosen) document.querySelector('h1')?.focus({ preventScroll: true });
  });
