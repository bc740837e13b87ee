import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLanguage, proposeLanguage, screenIn } from './keepLanguage';

const line = (tag: string) =>
  `<p data-island="proposal" hidden><a href="/l/livret/${tag}/index.html#c3.html" hreflang="${tag}">${tag}</a><button></button></p>`;

const open = () => {
  document.body.innerHTML = line('pt-PT') + line('en-GB');
  const lines = [...document.querySelectorAll<HTMLElement>('p')];
  for (const one of lines) proposeLanguage(one);
  keepLanguage();
  return lines.filter(({ hidden }) => !hidden);
};

const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { root: '/l/livret/', entry: '/l/livret/fr/', edition: 'fr-FR' });
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  for (const name of ['root', 'entry', 'edition']) delete document.documentElement.dataset[name];
  location.hash = '';
});

describe('the language of the device', () => {
  it('is offered when the booklet has it, whatever its country', () => {
    speak('pt-BR');

    expect(open().map(({ textContent }) => textContent)).toEqual(['pt-PT']);
  });

  it.each(['fr-CA', 'de'])('is not offered when it is read already, or not there: %s', (language) => {
    speak(language);

    expect(open()).toEqual([]);
  });

  it('is not offered again to whoever closed the line', () => {
    speak('pt-PT');
    open()[0]?.querySelector('button')?.click();

    expect(open()).toEqual([]);
  });

  it('is not offered to whoever chose another', () => {
    speak('pt-PT');
    open();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>('[hreflang="en-GB"]')?.click();

    expect(open()).toEqual([]);
  });

  it('keeps the topic that is read when it is chosen', () => {
    location.hash = '#page-mains';
    open();
    const way = document.querySelector<HTMLAnchorElement>('[hreflang="en-GB"]');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    way?.click();

    expect(way?.hash).toBe('#c3.html#page-mains');
  });
});

describe('the entry of a language', () => {
  it.each([
    ['#c3/p2.html', 'c3/p2.html'],
    ['#c3.html#page-mains', 'c3.html#page-mains'],
    ['#contacts.html', 'contacts.html'],
    ['#page-mains', undefined],
    ['#//evil.example/c1.html', undefined],
    ['#../../c1.html', undefined],
    ['', undefined],
  ])('goes on to a screen of the booklet and nowhere else: %s', (hash, screen) => {
    expect(screenIn(hash)).toBe(screen);
  });
});
