import type { Document } from '@livretier/blocks';
import { useDeferredValue } from 'react';
import { type Session, useSaving } from '../session/context';
import { checkPage, type Report } from './checkPage';
import type { Pair } from './checks/contrast';

const pairs = [
  ['text', '--lvr-ink', '--lvr-bg'],
  ['soft', '--lvr-ink-2', '--lvr-bg'],
  ['surface', '--lvr-ink', '--lvr-surface'],
  ['button', '--lvr-on-primary', '--lvr-primary'],
  ['link', '--lvr-primary-ink', '--lvr-bg'],
] as const;

/** What the theme of the booklet writes on what, as the canvas shows it. */
const themePairs = (canvas: Element | null): Pair[] => {
  if (!canvas) return [];
  const style = getComputedStyle(canvas);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return pairs.flatMap(([what, ink, ground]) =>
    read(ink) && read(ground) ? [{ what, ink: read(ink), ground: read(ground) }] : [],
  );
};

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

/** The page as it is checked, a moment after it is written: typing never waits for it. */
export const useCheckedPage = (session: Session) => useDeferredValue(useSaving(session, ({ local }) => local.document));

/** What the checks say of the page. */
export const useReport = (session: Session) => reportOf(useCheckedPage(session));
