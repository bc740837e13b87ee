import { useDeferredValue, useMemo } from 'react';
import type { Session } from '../session/context';
import { useSaving } from '../session/useSaving';
import { checkPage } from './checkPage';
import { themePairs } from './themePairs';

/* Chapters are written in French: the language of a booklet comes with booklets. */
const language = 'fr';

/** What the checks say of the page as it is, a moment after it is written: typing never waits for them. */
export const useReport = (session: Session) => {
  const document = useDeferredValue(useSaving(session, ({ local }) => local.document));
  return useMemo(
    () => checkPage(document, { language, pairs: themePairs(globalThis.document.querySelector('[data-canvas]')) }),
    [document],
  );
};
