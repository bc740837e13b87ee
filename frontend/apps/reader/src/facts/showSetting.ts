import { make } from '../device/make';
import { keepRefusal, keptCounting } from './counting';
import { factWords } from './words';

/** Where the line of the first page leads. */
const NAME = 'comptage';

/** « Ne pas compter mes lectures », and what is counted otherwise, at the foot of the settings. */
export const showSetting = () => {
  const panel = document.querySelector<HTMLDetailsElement>('[data-island=settings]');
  if (!panel) return;
  const { refuse, what } = factWords();
  const box = Object.assign(make('input', ''), {
    type: 'checkbox',
    id: NAME,
    checked: keptCounting().refused === true,
  });
  const said = Object.assign(make('p', 'lvr-small', what), { id: `${NAME}-texte` });
  box.setAttribute('aria-describedby', said.id);
  box.addEventListener('change', () => keepRefusal(box.checked));
  panel.lastElementChild?.append(make('div', 'lvr-setting', make('label', 'lvr-check', box, refuse), said));

  /* The address forgets it, so that the line leads here again. */
  const openAtAsked = () => {
    if (location.hash !== `#${NAME}`) return;
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    panel.open = true;
    box.focus();
  };
  openAtAsked();
  window.addEventListener('hashchange', openAtAsked);
};
