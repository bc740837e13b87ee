import { afterPaint } from '../device/afterPaint';
import { keepSettings, keptSettings, type Settings, wearSettings } from './settings';

const inputs = (panel: Element) => [...panel.querySelectorAll<HTMLInputElement>('[name^=reading-]')];
const nameOf = ({ name }: HTMLInputElement) => name.replace('reading-', '') as keyof Settings;

const showKept = (panel: Element) => {
  const settings = keptSettings();
  for (const input of inputs(panel)) input.checked = settings[nameOf(input)] === input.value;
};

const chosen = (input: HTMLInputElement) => (input.type === 'checkbox' && !input.checked ? '' : input.value);

/** What opens as a menu closes as menus do: by Escape, by its own button, by a touch beside it. */
export const startMenu = (menu: HTMLDetailsElement) => {
  const close = () => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  /* What is closed is laid out when it is asked for: now, so that a touch has only to draw it. */
  afterPaint(() => menu.lastElementChild?.getBoundingClientRect());
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && menu.open && close());
  menu.querySelector('[data-said=close]')?.addEventListener('click', close);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
};

/** The panel of settings: what is chosen in it is kept. */
export const startPanel = (panel: HTMLDetailsElement) => {
  showKept(panel);
  startMenu(panel);
  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && inputs(panel).includes(target))) return;
    keepSettings({ ...keptSettings(), [nameOf(target)]: chosen(target) });
    afterPaint(() => wearSettings(keptSettings()));
  });
};
