import { type SearchIndex, writePostings } from '@livretier/booklet/searchWords';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSearch } from './startSearch';

const page = (number: number) => ({
  href: `c1/p${number}.html`,
  title: `Les <b>horaires</b> ${number}`,
  chapter: 'Contrat',
  number,
  text: 'Le service commence à 7 h.',
});

/** As many pages about hours, the first saying most of them. */
const index = (count: number): SearchIndex => ({
  lang: 'fr-FR',
  pages: Array.from({ length: count }, (_, place) => page(place + 1)),
  stems: `;horair ${writePostings(Array.from({ length: count }, (_, page) => ({ page, weight: 26 - page })))}`,
  synonyms: {},
  weightless: ['quand'],
});

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
    const { ask, place } = start(async () => Response.json(index(1)));

    ask('horair');
    await vi.waitFor(() => expect(place.querySelector('a')?.getAttribute('href')).toBe('c1/p1.html'));

    expect(place.querySelector('mark')?.textContent).toBe('horaires');
    expect(place.textContent).toContain('Les <b>horaires</b>');
    expect(place.textContent).toContain('Contrat, page 1');
    expect(location.hash).toBe('#horair');
    ask('');
    await vi.waitFor(() => expect(place.childElementCount).toBe(0));
  });

  it('says which page answers best, and only of that one', async () => {
    const { ask, place } = start(async () => Response.json(index(2)));

    ask('horaires');
    await vi.waitFor(() => expect(place.querySelectorAll('a')).toHaveLength(2));

    const [best, second] = [...place.querySelectorAll('a')].map((link) => link.textContent);
    expect(best).toMatch(/^La page qui répond le mieux.*Lire la page$/);
    expect(second).not.toMatch(/répond le mieux|Lire la page/);
  });

  it('draws ten pages, and more when they are asked for', async () => {
    const { ask, place } = start(async () => Response.json(index(13)));

    ask('horaires');
    await vi.waitFor(() => expect(place.querySelectorAll('a')).toHaveLength(10));

    expect(place.textContent).toContain('13 pages trouvées');
    const more = place.querySelector('button');
    expect(more?.textContent).toBe('Afficher d’autres pages');
    more?.click();
    expect(place.querySelectorAll('a')).toHaveLength(13);
    expect(document.activeElement).toBe(place.querySelectorAll('a')[10]);
    expect(place.querySelector('button')).toBeNull();
  });

  it('keeps what a voice listens to while the results change', async () => {
    const { ask, place } = start(async () => Response.json(index(2)));
    ask('horaires');
    await vi.waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toBe('2 pages trouvées'));
    const status = place.querySelector('[role=status]');

    ask('parachute');
    await vi.waitFor(() => expect(status?.textContent).toContain('parachute'));

    expect(place.querySelectorAll('a')).toHaveLength(0);
    expect(place.querySelector('[role=status]')).toBe(status);
  });

  it('searches once for keys that come in one frame', async () => {
    const { ask, place } = start(async () => Response.json(index(1)));
    ask('horaires');
    await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
    const noted = vi.spyOn(history, 'replaceState');

    for (const typed of ['hor', 'hora', 'horai']) ask(typed);
    await vi.waitFor(() => expect(location.hash).toBe('#horai'));

    expect(noted).toHaveBeenCalledTimes(1);
  });

  it('makes itself ready when the field is entered, and shows nothing of it', async () => {
    const drawn = vi.spyOn(document, 'createElement');
    const { place } = start(async () => Response.json(index(1)));

    document.querySelector('input')?.focus();
    await vi.waitFor(() => expect(drawn.mock.calls.flat()).toContain('mark'));

    expect([place.childElementCount, location.hash]).toEqual([0, '']);
  });

  it('leaves the list of all pages as long as no word of weight is written', async () => {
    const { ask, place } = start(async () => Response.json(index(1)));

    ask('quand');
    await vi.waitFor(() => expect(location.hash).toBe('#quand'));

    expect(place.childElementCount).toBe(0);
  });

  it('says that nothing was found, or that there is no network', async () => {
    const { ask, place } = start(async () => Response.json(index(1)));
    ask('parachute');
    await vi.waitFor(() => expect(place.textContent).toContain('«\u00a0parachute\u00a0»'));

    const cut = start(() => Promise.reject(new TypeError('offline')));
    cut.ask('horaires');
    await vi.waitFor(() => expect(cut.place.textContent).toContain('Vérifiez votre connexion'));
  });
});
