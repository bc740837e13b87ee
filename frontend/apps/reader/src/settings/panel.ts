import { afterPaint } from '../device/afterPaint';
import { keepSettings, keptSettings, type Settings, wearSettings } from './settings';

const inputs = (panel: Element) => [...panel.querySelectorAll<HTMLInputElement>('input')];
const nameOf = ({ name }: HTMLInputElement) => name.replace('reading-', '') as keyof Settings;

const showKept = (panel: Element) => {
  const settings = keptSettings();
  for (const input of inputs(panel)) input.checked = settings[nameOf(input)] === input.value;
};

const chosen = (input: HTMLInputElement) => (input.type === 'checkbox' && !input.checked ? '' : input.value);

/** The panel of settings: what is chosen in it is kept; it closes as menus do. */
export const startPanel = (panel: HTMLDetailsElement) => {
  showKept(panel);
  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    keepSettings({ ...keptSettings(), [nameOf(target)]: chosen(target) });
    afterPaint(() => wearSettings(keptSettings()));
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !panel.open) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  });
};
