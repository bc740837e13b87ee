import type { AnyRouter } from '@tanstack/react-router';

/** After a navigation start reading at the title, unless the new screen put the focus somewhere itself. The router scrolls. */
export const focusHeadingAfterNavigation = (router: AnyRouter) => {
  const begun = router.latestLocation.state.__TSR_index;
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    /* Who leaves the first screen before it is whole comes from nowhere, says the router. */
    const moved = fromLocation ? pathChanged : toLocation.state.__TSR_index !== begun;
    const chosen = document.activeElement?.closest('main');
    if (moved && !chosen) document.querySelector('h1')?.focus({ preventScroll: true });
  });
};
