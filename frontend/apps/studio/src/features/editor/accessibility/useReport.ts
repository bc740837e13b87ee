import type { Document } from '@livretier/blocks';
import { useDeferredValue } from 'react';
import type { Session } from '../session/context';
import { useSaving } from '../session/useSaving';
import { checkPage, type Report } from './checkPage';
import { themePairs } from './themePairs';

/* Chapters are written in French: the language of a booklet comes with booklets. */
const language = 'fr';

/* Three places show the same report. */
const known = new WeakMap<Document, Report>();

/** What the checks say of a page. */
export const reportOf = (page: Document) => {
  const canvas = document.querySelector('[data-canvas]');
  const report = known.get(page) ?? checkPage(page, { language, pairs: themePairs(canvas) });
  if (canvas) known.set(page, report);
  return report;
};

/** What the checks say of the page as it is, a moment after it is written: typing never waits for them. */
export const useReport = (session: Session) =>
  reportOf(useDeferredValue(useSaving(session, ({ local }) => local.document)));
