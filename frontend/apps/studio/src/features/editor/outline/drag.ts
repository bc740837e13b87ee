import type { RefObject } from 'react';
import { type DragState, useDragLine } from '@/shared/dragging/Dragging';
import type { Chapter, PageLine } from '../source/types';

export type Mark = 'before' | 'after' | 'into' | undefined;

/** The list of the chapters themselves. */
export const plan = 'plan';

/** What the lines show of what is dragged: where it would fall. */
export const marksOf = ({ dragged, place }: DragState) => ({
  markOf: (list: string | undefined, index: number, count: number): Mark => {
    if (!place || place.list !== list) return undefined;
    if (place.index === index) return 'before';
    return place.index === count && index === count - 1 ? 'after' : undefined;
  },
  isOver: (list: string) => dragged?.kind === 'page' && place?.list === list,
});

export type Drag = ReturnType<typeof marksOf>;

type PageOptions = {
  page: PageLine;
  title: string;
  index: number;
  disabled: boolean;
  ref: RefObject<HTMLElement | null>;
};

/** Of the line of a page: another page falls before or behind it. */
export const usePageDrag = ({ page: { id, chapter }, title, index, disabled, ref }: PageOptions) =>
  useDragLine({
    ...{ id, title, kind: 'page', disabled, ref },
    placeFor: ({ kind }, half) => (kind === 'page' ? { list: chapter, index: index + half } : undefined),
  });

type ChapterOptions = { chapter: Chapter; index: number; pages: number; disabled: boolean };

/** Of the line of a chapter: another chapter falls before or behind it, a page at its end. */
export const useChapterDrag = ({ chapter: { id, title }, index, pages, disabled }: ChapterOptions) =>
  useDragLine({
    ...{ id, title, kind: 'chapter', disabled },
    placeFor: ({ kind }, half) => (kind === 'page' ? { list: id, index: pages } : { list: plan, index: index + half }),
  });
