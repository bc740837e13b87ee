import { words } from '../locales/words';
import { fillThread } from './fillThread';
import { keptProgress } from './keptProgress';
import { openInOrder } from './openInOrder';
import { tick } from './tick';

/** A long list begins near the chapter that is open. */
const scrollToHere = (side: HTMLElement) => {
  const here = side.querySelector<HTMLElement>('.lvr-here');
  const list = here?.closest('nav');
  if (here && list) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 3;
};

/** The contents beside a page: the chapters that are read, and those that open later. */
export const showBeside = (side: HTMLElement) => {
  const { chapters } = keptProgress();
  const lines = [...side.querySelectorAll<HTMLElement>('[data-chapter]')];
  const isRead = ({ dataset }: HTMLElement) => Object.hasOwn(chapters, dataset.chapter ?? '');
  const isHere = (line: HTMLElement) => line.parentElement?.classList.contains('lvr-here');
  for (const line of lines.filter(isRead)) tick(line);
  const thread = side.querySelector('[data-island=thread]');
  if (thread)
    fillThread(
      thread,
      lines.map((line) => (isRead(line) ? 1 : isHere(line) ? 0.5 : 0)),
    );
  const said = side.querySelector('[data-said=read]');
  if (said) said.textContent = words().read(lines.filter(isRead).length, lines.length);
  openInOrder(side);
  scrollToHere(side);
};
