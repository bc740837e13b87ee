import { make } from '../device/make';
import { makeIcon } from '../device/makeIcon';
import { isNoted } from '../facts/keptFacts';
import { tellFacts } from '../facts/tellFacts';
import { words } from './locales/words';

/** Whether this page counts as not understood: noted on this device, and not taken back. */
const counts = (page: string) => isNoted(`u${page}`) && !isNoted(`w${page}`);

/** Tells that a page was not understood, and says so with a way back: once it is noted, and to nobody who is not counted. */
export const noteUnclear = (page: string, after: () => void) => {
  const undo = Object.assign(make('button', 'lvr-ask-link', words().undo), { type: 'button' });
  const said = make('span', '');
  const line = make('p', 'lvr-ask-noted', makeIcon('M5 12l5 5l10 -10'), said, undo);
  const show = () => {
    line.hidden = !counts(page);
    said.textContent = line.hidden ? '' : words().noted;
  };
  said.role = 'status';
  undo.addEventListener('click', () => {
    tellFacts({ withdrawn: page });
    after();
  });
  document.addEventListener('noted', show);
  if (!counts(page)) tellFacts({ unclear: page });
  show();
  return line;
};
