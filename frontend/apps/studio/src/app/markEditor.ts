import type { AnyRouter } from '@tanstack/react-router';

const isEditor = (path: string) => /\/editor|\/chapitres\/[^/]+\/pages\/?$/.test(path);

/** F4: the body says when the page is an editor, which has no layout. */
export const markEditorPages = (router: AnyRouter) =>
  router.subscribe('onResolved', ({ toLocation }) =>
    document.body.classList.toggle('page-editor', isEditor(toLocation.pathname)),
  );
