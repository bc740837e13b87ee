import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPanel } from './panel';
import { keptSettings, wearSettings } from './settings';

const panel = () => {
  document.body.innerHTML = `<details open><summary>Taille</summary>
    <input type="radio" name="reading-size" value="100" checked><input type="radio" name="reading-size" value="130">
    <input type="checkbox" name="reading-easy" value="easy">
    <button type="button" data-said="close">Fermer</button>
    <input type="radio" name="reading-ground" value="light" checked><input type="radio" name="reading-ground" value="dark">
  </details>`;
  const details = document.querySelector('details');
  if (!details) throw new Error('no panel');
  startPanel(details);
  return details;
};
const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

afterEach(() => localStorage.clear());

describe('the settings of a reader', () => {
  it('are worn at once and found again on the next page', async () => {
    panel();
    choose('130');
    choose('easy');
    choose('dark');

    await vi.waitFor(() =>
      expect(document.documentElement.dataset).toMatchObject({ size: '130', easy: 'easy', ground: 'dark' }),
    );
    expect(keptSettings()).toEqual({ size: '130', easy: 'easy', ground: 'dark' });
    panel();
    expect(document.querySelector<HTMLInputElement>('[value="130"]')?.checked).toBe(true);
    choose('easy');
    await vi.waitFor(() => expect(document.documentElement.dataset.easy).toBe(''));
  });

  it('fetch the letters that are easier to read for whoever wants them, once', () => {
    const sheets = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    document.documentElement.dataset.easySheet = '../o/atkinson.css';

    wearSettings({ size: '100', easy: '', ground: 'device' });
    expect(sheets()).toEqual([]);
    for (const size of ['100', '130']) wearSettings({ size, easy: 'easy', ground: 'device' });
    expect(sheets()).toEqual(['../o/atkinson.css']);
  });

  it('are the usual ones when what was kept makes no sense', () => {
    localStorage.setItem('livretier:settings', '{"size":"999","ground":"</html>"}');
    wearSettings(keptSettings());
    expect(document.documentElement.dataset).toMatchObject({ size: '100', ground: 'device' });

    localStorage.setItem('livretier:settings', 'nothing');
    expect(keptSettings().size).toBe('100');
  });

  it('close as menus do', () => {
    const details = panel();
    details.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');

    details.open = true;
    document.body.click();
    expect(details.open).toBe(false);

    details.open = true;
    details.querySelector('button')?.click();
    expect(details.open).toBe(false);
  });
});
