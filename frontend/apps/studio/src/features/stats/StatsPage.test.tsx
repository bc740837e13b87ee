import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { breakdown, following, months, readings, statsBooklets, statsServer } from '@test/stats';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { daysOf } from './statsSearch';

const path = '/tableau-bord/statistiques';
const open = (told: Parameters<typeof statsServer>[0] = {}, search = '') =>
  renderApp(`${path}${search}`, camille, statsServer(told).handlers);
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const words = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ');
/** The rows behind a drawing, head first. */
const dataOf = async (name: string, person: Awaited<ReturnType<typeof renderApp>>['person']) => {
  const region = await part(name);
  await person.click(region.getByRole('button', { name: /^Voir les données/ }));
  const rows = within(region.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => words(cell as HTMLElement)));
};

describe('the statistics', () => {
  it('say whose figures they are, when they were counted and what they hold of nobody', async () => {
    await open();

    expect(
      await screen.findByText(/2 livrets publiés\. Aucun nom de personne, aucune durée de lecture\./),
    ).toBeVisible();
    expect(await screen.findByText(/Chiffres de 10:42\./)).toBeVisible();
    const before = (figure: string) => words(screen.getByText(figure).parentElement as HTMLElement);
    expect(screen.getByText('24 sur autant de jours avant')).toBeVisible();
    expect(before('Personnes ayant ouvert')).toBe('Personnes ayant ouvert548450 sur autant de jours avant');
    expect(before('Remis et pris connaissance')).toBe('Remis et pris connaissance66 %80 % sur autant de jours avant');
  });

  it('lead from the invitation to the receipt, in a drawing and in the same rows', async () => {
    const { person } = await open();
    const funnel = await part('De la remise à l’accusé');

    expect(
      await funnel.findByRole('list', { name: '612 remis, 548 ouverts, 461 lus en entier, 402 accusés' }),
    ).toBeVisible();
    expect(funnel.getByText('64 n’ont pas ouvert')).toBeVisible();
    expect(funnel.getByText(/3 personnes sont en retard\./)).toBeVisible();
    expect(await dataOf('De la remise à l’accusé', person)).toEqual([
      ['Remis', '612', ''],
      ['Ouverts', '548', '90 %'],
      ['Lus en entier', '461', '84 %'],
      ['Pris connaissance', '402', '87 %'],
      ['En retard', '3', ''],
      ['À relire', '0', ''],
    ]);
  });

  it('say how long receipts took, and mask what is of too few', async () => {
    const { person } = await open();
    const delays = await part('Délai jusqu’à l’accusé');

    expect(delays.getByText(/Médiane 4 jours\. Neuf personnes sur dix en 9 jours au plus\./)).toBeVisible();
    expect(delays.getByText(/346 accusés sur 390 dans le délai/)).toBeVisible();
    expect(delays.getByRole('img', { name: /^Accusés par délai/ })).toBeVisible();
    expect(delays.getByText('échéance')).toBeVisible();
    expect((await dataOf('Délai jusqu’à l’accusé', person)).at(-1)).toEqual(['15+ j', 'masqué']);
  });

  it('tell people apart by one thing at a time, which the address keeps', async () => {
    const { asked, handlers } = statsServer();
    const { person, router } = await renderApp(path, camille, handlers);
    const groups = await part('Qui a pris connaissance');

    expect(await groups.findByText('Hôtel du Plateau')).toBeVisible();
    expect(groups.getByText(/75\s% 168\/224/)).toBeVisible();
    expect(groups.getAllByText('masqué')).toHaveLength(2);
    expect(groups.getByText(/^Moins de cinq personnes/)).toBeVisible();
    await person.click(groups.getByRole('button', { name: /Selon/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'le contrat' }));

    await waitFor(() => expect(asked.some(({ by }) => by === 'contract')).toBe(true));
    expect(router.state.location.search).toMatchObject({ selon: 'contract' });
  });

  it('say how receipts came in, all in one register', async () => {
    await open();
    const receipts = await part('Accusés par voie');

    expect(receipts.getByText('402 accusés, tous au même registre.')).toBeVisible();
    expect(
      await receipts.findByRole('img', {
        name: /Lien personnel 231, Tablette, devant témoin 52, Feuille papier masqué/,
      }),
    ).toBeVisible();
  });

  it('lead to the grids in which something is missing, and to that of a booklet', async () => {
    const [seasonal, safety] = statsBooklets;
    const { router } = await open();
    const grids = await part('Grille de conformité');
    const wayTo = (id = '') => `/livrets/${id}/editor?vue=grille`;

    expect(grids.getByText(/^1 manquante dans/)).toBeVisible();
    expect(grids.getByText(/^50 chapitres suivent le socle\. 2 mises à jour sont à examiner\./)).toBeVisible();
    expect(grids.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      wayTo(seasonal?.id),
      '/livrets?vue=socle&par=livret',
    ]);
    await router.navigate({ to: path, search: { livret: safety?.id } });

    const way = await (await part('Grille de conformité')).findByRole('link', { name: 'Ouvrir la grille' });
    expect(way).toHaveAttribute('href', wayTo(safety?.id));
  });

  it('count devices day by day, which the keyboard goes along', async () => {
    const { person } = await open();
    const counted = await part('Lectures, par appareil');

    expect(await counted.findByRole('img', { name: '30 lectures sur ces jours' })).toBeVisible();
    expect(counted.getByRole('slider', { name: 'Parcourir les jours' })).toHaveAttribute(
      'aria-valuetext',
      '16 mars 2027, 20 lectures',
    );
    expect(await dataOf('Lectures, par appareil', person)).toEqual([
      ['14 mars 2027', '10'],
      ['15 mars 2027', '0'],
      ['16 mars 2027', '20'],
    ]);
  });

  it('say by which way, on what and in which language, and which pages and questions', async () => {
    await open();

    expect((await part('Par voie')).getByRole('img', { name: /QR code 22, Lien 8/ })).toBeVisible();
    expect((await part('Par appareil')).getByText('Téléphone')).toBeVisible();
    expect((await part('Par langue')).getByText('Français')).toBeVisible();
    expect((await part('Pages les plus ouvertes')).getByText('Se laver les mains')).toBeVisible();
    expect((await part('Questions manquées au premier essai')).getByText(/43\s% 3\/7/)).toBeVisible();
    expect(
      (await part('Grille de conformité')).getByRole('img', { name: /^53 couvertes, 2 sans objet/ }),
    ).toBeVisible();
  });

  it('are of the booklet and of the days that the address names', async () => {
    const { asked, handlers } = statsServer();
    const booklet = statsBooklets[1]?.id ?? '';
    await renderApp(`${path}?livret=${booklet}&du=2027-01-01&au=2027-03-16`, camille, handlers);

    expect((await part('Grille de conformité')).getByRole('img', { name: /^12 couvertes/ })).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
    for (const query of asked) expect(query).toMatchObject({ booklet, since: '2027-01-01', until: '2027-03-16' });
  });

  it('lead from masked rows to the register, of one booklet alone', async () => {
    const booklet = statsBooklets[0]?.id ?? '';
    await open({}, `?livret=${booklet}`);

    const groups = await part('Qui a pris connaissance');
    const link = await groups.findByRole('link', { name: 'Voir au registre' });

    expect(link).toHaveAttribute('href', `/livrets/options/participants?livret=${booklet}&vue=registre`);
  });

  it('of a booklet that left the list say so where one chooses', async () => {
    await open({}, '?livret=01930000-0000-7000-8000-0000000000ff');

    expect(await screen.findByRole('button', { name: /^Livret.*Un livret qui n’est plus publié/ })).toBeVisible();
  });

  it('say so when no reading was counted yet', async () => {
    const nothing = { opened: 0, before: 0, pages: [], questions: [], channels: [], devices: [], languages: [] };
    await open({ readings: { ...readings, ...nothing } });

    expect(await screen.findByRole('heading', { name: 'Aucune lecture n’a encore été comptée' })).toBeVisible();
  });

  it('say who may count people to those who may not', async () => {
    await open({ following: null, breakdown: null, months });

    expect(await screen.findByText(/réservé à qui peut lire le registre/)).toBeVisible();
    const table = (await part('Remises par mois')).getByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => words(cell as HTMLElement)))).toEqual([
      ['janvier 2027', '12', 'masqué', '0', 'au moins 41'],
      ['février 2027', '5', '0', '0', '9'],
      ['Tous ces mois', '17', 'masqué', '0', 'au moins 50'],
    ]);
    expect(await screen.findByRole('img', { name: '30 lectures sur ces jours' })).toBeVisible();
    expect(screen.queryByText('Qui a pris connaissance')).toBeNull();
    expect(screen.queryByText('Délai médian jusqu’à l’accusé')).toBeNull();
  });

  it('show people by month only where a register is closed to somebody', async () => {
    await open();

    expect(await part('Qui a pris connaissance')).toBeDefined();
    expect(screen.queryByText('Remises par mois')).toBeNull();
  });

  it('say so where no month can be shown yet', async () => {
    await open({ following: null, breakdown: null, months: { ...months, months: [] } });

    expect(await screen.findByRole('heading', { name: 'Aucun mois à montrer' })).toBeVisible();
  });

  it.each([
    ['tell of nobody where they are fewer than five', { ...following, funnel: null, delays: null }, /^Moins de cinq/],
    [
      'say so where nobody was handed anything',
      {
        ...following,
        funnel: { invited: 0, opened: 0, read: 0, acknowledged: 0, late: 0, to_reread: 0 },
        delays: null,
      },
      /^Aucun livret n’a été remis/,
    ],
  ])('%s', async (_, told, sentence) => {
    await open({ following: told, breakdown: { ...breakdown, rows: [] } });

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('have nothing to say before a booklet is published', async () => {
    await open({ booklets: [] });

    expect(await screen.findByRole('heading', { name: 'Aucun livret publié pour l’instant' })).toBeVisible();
  });

  it('fail part by part, and ask again', async () => {
    let down = true;
    const failing = http.get('/api/stats/readings', () =>
      down ? HttpResponse.json({ code: 'server_error', message: '' }, { status: 500 }) : HttpResponse.json(readings),
    );
    const { person } = await renderApp(path, camille, [failing, ...statsServer().handlers]);
    expect(await screen.findByText('Hôtel du Plateau')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });

    down = false;
    await person.click(retry);

    expect(await screen.findByRole('img', { name: '30 lectures sur ces jours' })).toBeVisible();
  });

  it('are refused to those who may not see any', async () => {
    await renderApp(path, { ...camille, abilities: { ...camille.abilities, read_statistics: false } });

    expect(await screen.findByRole('heading', { name: 'Statistiques', level: 1 })).toBeVisible();
    expect(screen.queryByText('De la remise à l’accusé')).toBeNull();
  });
});

/** What a part would save, line by line. */
const savedBy = async (region: ReturnType<typeof within>, person: Awaited<ReturnType<typeof renderApp>>['person']) => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await person.click(region.getByRole('button', { name: 'Télécharger ce tableau (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  return text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
};

/* Drawn as one figure of all rows, or as a line that is gone along. */
const SUMMED = ['Grille de conformité', 'Lectures, par appareil'];

describe('STA4: a drawing, its table and its file say the same', () => {
  const open = async () => {
    const { person } = await renderApp(path, camille, statsServer({ months }).handlers);
    await part('Par voie');
    await part('Remises par mois');
    await part('Qui a pris connaissance');
    await part('Accusés par voie');
    return person;
  };
  const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => words(cell as HTMLElement));

  it.each([
    'De la remise à l’accusé',
    'Délai jusqu’à l’accusé',
    'Qui a pris connaissance',
    'Accusés par voie',
    'Lectures, par appareil',
    'Par voie',
    'Par appareil',
    'Par langue',
    'Pages les plus ouvertes',
    'Questions manquées au premier essai',
    'Pages les moins comprises',
    'Grille de conformité',
    'Remises par mois',
  ])('%s', async (name) => {
    const person = await open();
    const element = screen.getByRole('region', { name });
    const region = within(element);
    const names = [...element.querySelectorAll('[aria-label], [aria-valuetext]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-valuetext')}`,
    );
    const drawn = `${words(element)} ${names.join(' ')}`.replaceAll(/\s/g, ' ');
    const button = region.queryByRole('button', { name: /^Voir les données/ });
    if (button) await person.click(button);

    const table = within(region.getByRole('table')).getAllByRole('row').map(cellsOf);
    const [head = [], ...saved] = await savedBy(region, person);
    const file = saved.filter((cells) => cells.length === head.length);

    expect([head, ...file].map((cells) => cells.map((cell) => cell.replaceAll(/\s/g, ' ')))).toEqual(table);
    const last = saved.at(-1)?.join();
    expect(last?.startsWith('masqué\u00a0:')).toBe(table.flat().includes('masqué'));
    const figures = table.slice(1).map((cells) => cells.slice(1).filter((cell = '') => /^[\d %]+$|masqué/.test(cell)));
    const sums = figures[0]?.map((_, place) => `${figures.reduce((sum, row) => sum + Number(row[place]), 0)}`);
    const told = SUMMED.includes(name) ? sums : figures.flat();
    expect(told?.filter((figure = '') => figure !== '0' && !drawn.includes(figure))).toEqual([]);
  });
});

describe('the days', () => {
  it.each([
    [{}, { since: '2026-12-17', until: '2027-03-16' }],
    [{ au: '2027-01-31' }, { since: '2026-11-03', until: '2027-01-31' }],
    [
      { du: '2027-03-01', au: '2027-02-01' },
      { since: '2027-02-01', until: '2027-03-01' },
    ],
  ])('are the last ninety unless told, in their order: %j', (search, days) => {
    expect(daysOf(search, '2027-03-16')).toEqual(days);
  });
});
