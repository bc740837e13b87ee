import { whenSeen } from '../device/whenSeen';
import { tellFacts } from '../facts/tellFacts';
import { concerning } from './concerning';
import { keepProgress, keptProgress, today } from './keptProgress';
import { withRead } from './progress';

/** A mark behind the last word of something: the beginning of a long table is not its end. */
const endOf = (part: Element | null) => part?.appendChild(document.createElement('span'));

/** Remembers the page that is open, and that it was read once its end was in sight. */
export const followPage = (reading: HTMLElement) => {
  const { page, chapter = '', pages = '' } = reading.dataset;
  const all = pages.split(' ');
  const own = { id: chapter, pages: concerning(all) };
  const parts: [string, Element | undefined][] = page
    ? [[page, endOf(reading.querySelector('.lvr-article'))]]
    : all.map((id) => [id, endOf(document.getElementById(`page-${id}`))]);
  const [first] = all;
  keepProgress({ ...keptProgress(), last: page || location.hash.replace('#page-', '') || first || '' });
  for (const [id, end] of parts)
    if (end)
      whenSeen(end, () => {
        keepProgress(withRead({ ...keptProgress(), last: id }, id, own, today()));
        tellFacts({ read: chapter });
      });
};
