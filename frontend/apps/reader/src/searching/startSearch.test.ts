import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSearch } from './startSearch';

const pages = [
  { href: 'c1/p1.html', title: 'Les <b>horaires</b>', chapter: 'Contrat', text: 'Le service commence à 7 h.' },
];

const start = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  document.body.innerHTML = '<input type="search"><div></div>';
  const [field, place] = [document.querySelector('input'), document.querySelector('div')];
  if (!(field && place)) throw new Error('no field');
  startSearch(field, place);
  const ask = (query: string) => {
    field.value = query;
    field.dispatchEvent(new Event('input'));
  };
  return { ask, place };
};

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the field of the search', () => {
  it('shows what is found while one writes, as text, and keeps the question in the address', async () => {
    const { ask, place } = start(async () => Response.json(pages));

    ask('horair');
    await vi.waitFor(() => expect(place.querySelector('a')?.getAttribute('href')).toBe('c1/p1.html'));

    expect(place.querySelector('mark')?.textContent).toBe('horaires');
    expect(place.textContent).toContain('Les <b>horaires</b>');
    expect(location.hash).toBe('#horair');
    ask('');
    expect(place.childElementCount).toBe(0);
  });

  it('says that nothing was found, or that there is no network', async () => {
    const { ask, place } = start(async () => Response.json(pages));
    ask('parachute');
    await vi.waitFor(() => expect(place.textContent).toContain('«\u00a0parachute\u00a0»'));

    const cut = start(() => Promise.reject(new TypeError('offline')));
    cut.ask('horaires');
    await vi.waitFor(() => expect(cut.place.textContent).toContain('Vérifiez votre connexion'));
  });
});
