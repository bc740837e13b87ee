import { makeIcon } from '../device/makeIcon';

const CHECK = 'M5 12l5 5l10 -10';

/** The number of a chapter becomes a tick. */
export const tick = (line: Element) => {
  line.classList.add('lvr-chapter-read');
  line.querySelector('.lvr-number')?.replaceChildren(makeIcon(CHECK));
};
