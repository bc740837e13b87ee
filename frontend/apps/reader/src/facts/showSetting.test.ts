import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptCounting } from './counting';
import { showSetting } from './showSetting';
import { factWords } from './words';

const listening: [string, EventListenerOrEventListenerObject][] = [];
const listen = window.addEventListener.bind(window);

const open = (lang = 'fr-FR') => {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<a href="#comptage">En savoir plus</a>
    <details data-island="settings"><summary>Réglages</summary><div></div></details>`;
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    listening.push([name, listener]);
    listen(name, listener);
  });
  showSetting();
  const panel = document.querySelector('details');
  const box = document.querySelector('input');
  if (!(panel && box)) throw new Error('There is no setting.');
  return { panel, box };
};

afterEach(() => {
  for (const [name, listener] of listening.splice(0)) window.removeEventListener(name, listener);
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('« Ne pas compter mes lectures »', () => {
  it('is found in the settings with what is counted, and is found again as it was chosen', () => {
    const { box } = open();
    expect(box.labels?.[0]?.textContent).toBe('Ne pas compter mes lectures');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Le livret compte/,
    );

    box.click();

    expect(keptCounting().refused).toBe(true);
    expect(open().box.checked).toBe(true);
    document.querySelector('input')?.click();
    expect(keptCounting().refused).toBe(false);
  });

  it('is where the line of the first page leads, each time', async () => {
    history.replaceState(null, '', '#comptage');
    const { panel, box } = open();

    expect([panel.open, document.activeElement, location.hash]).toEqual([true, box, '']);
    panel.open = false;
    document.querySelector('a')?.click();
    await vi.waitFor(() => expect(panel.open).toBe(true));
  });

  it.each(['fr-FR', 'en-GB', 'es-ES', 'pt-PT'])('speaks the language of the page: %s', (lang) => {
    open(lang);
    const said = Object.values(factWords()).join(' ');

    expect(said.match(/lectures|reading|lecturas|leituras/)?.[0]).toBe(
      { fr: 'lectures', en: 'reading', es: 'lecturas', pt: 'leituras' }[lang.slice(0, 2)],
    );
  });
});
