import { bundle } from '../device/place';
import { chaptersIn, placeOf } from '../progress/chaptersIn';

const told = (page: ParentNode) => page.querySelector<HTMLElement>('[data-chapters]');

/* A page knows only its own chapter: the contents, a file of the same edition, know all. */
const fetched = async () => {
  const answer = await fetch(new URL('sommaire.html', bundle()));
  return told(new DOMParser().parseFromString(await answer.text(), 'text/html'));
};

/** The chapters of the booklet, and where each page stands. */
export const bookletChapters = async () => {
  const element = told(document) ?? (await fetched());
  const chapters = element ? chaptersIn(element) : [];
  return { chapters, hrefOf: (page: string) => (element ? placeOf(page, element, chapters).href : '') };
};
