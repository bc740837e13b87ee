import { words } from '../locales/words';
import { keptProgress } from './keptProgress';

const close = (line: HTMLElement, after: number) => {
  line.removeAttribute('href');
  line.role = 'link';
  line.ariaDisabled = 'true';
  const state = line.querySelector('[data-said=state]');
  if (state) state.textContent = words().opensAfter(after);
};

/** In a booklet that is read in order, a chapter opens once those before it are read; what was read stays open. */
export const openInOrder = (list: HTMLElement) => {
  if (list.dataset.ordered === undefined) return;
  const { chapters } = keptProgress();
  const lines = [...list.querySelectorAll<HTMLElement>('[data-chapter]')];
  const isRead = ({ dataset }: HTMLElement) => Object.hasOwn(chapters, dataset.chapter ?? '');
  const first = lines.find((line) => !isRead(line));
  const staysOpen = (line: HTMLElement) => line === first || isRead(line) || line.closest('.lvr-here');
  for (const [index, line] of lines.entries()) if (!staysOpen(line)) close(line, index);
};
