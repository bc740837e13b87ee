import { keptProgress } from '../progress/keptProgress';

const questions = () => [...document.querySelectorAll('[data-island=question]')];
const isAnswered = ({ id }: Element) => keptProgress().answered.includes(id);

/** On a guided path, the next step opens once every question of this one is answered. */
export const keepGate = (note: HTMLElement) => {
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  const href = next?.getAttribute('href');
  if (!(next && href)) return;
  const show = () => {
    const open = questions().every(isAnswered);
    note.hidden = open;
    next.toggleAttribute('href', open);
    if (open) next.setAttribute('href', href);
    next.setAttribute('aria-disabled', String(!open));
  };
  show();
  document.addEventListener('answered', show);
};
