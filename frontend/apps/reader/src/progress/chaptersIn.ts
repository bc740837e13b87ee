import { bundle } from '../device/place';
import { concerning } from './concerning';
import type { Chapter } from './progress';

type Told = [id: string, minutes: number, pages: string[]][];

/** The chapters of the booklet, as a screen tells them to its script. */
export const chaptersIn = ({ dataset }: HTMLElement): Chapter[] =>
  (JSON.parse(dataset.chapters ?? '[]') as Told).map(([id, minutes, pages]) => ({
    id,
    minutes,
    pages: concerning(pages),
    all: pages,
  }));

/** The address of a page, and the number of its chapter. */
export const placeOf = (page: string, { dataset }: HTMLElement, chapters: readonly Chapter[]) => {
  const index = chapters.findIndex(({ all = [] }) => all.includes(page));
  const number = index + 1;
  const file =
    dataset.structure === 'single_page_per_topic'
      ? `c${number}.html#page-${page}`
      : `c${number}/p${(chapters[index]?.all?.indexOf(page) ?? 0) + 1}.html`;
  return { number, href: new URL(file, bundle()).href };
};
