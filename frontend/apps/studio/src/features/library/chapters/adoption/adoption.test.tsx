import { camille, nadia } from '@test/answers';
import { path, plain, world } from '@test/chapterScreens';
import { hygiene } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Adoption, ChapterDetails, Rollout } from '@/features/library/types';
import { followers, sharesOf } from './shares';

const second: Rollout = {
  number: 7,
  reason: 'legal',
  note: 'Températures de conservation',
  reference: '',
  effective_on: null,
  policy: 'automatic',
  released_at: '2027-03-11T09:00:00Z',
  started_at: '2027-03-11T09:00:00Z',
  finished_at: '2027-03-11T09:01:00Z',
};
const first = { ...second, number: 6, released_at: '2026-06-03T09:00:00Z' };
const none = { updated: 0, to_review: 0, conflicts: 0, refused: 0, detached: 0, behind: 0 };
const company = '01930000-0000-7000-8000-0000000000a1';
const adoption: Adoption = {
  release: second,
  totals: { updated: 43, to_review: 19, conflicts: 2, refused: 2, detached: 3, behind: 0 },
  companies: 14,
  companies_to_review: 6,
  by_day: { '2027-03-11': 21, '2027-03-13': 22 },
  median_days: 2,
  items: [
    {
      ...none,
      updated: 9,
      to_review: 3,
      conflicts: 1,
      refused: 1,
      company,
      company_name: 'Hôtels du Lot',
      last_on: null,
      reminded_at: null,
      may_remind: true,
    },
  ],
  refusals: { local: 1, replaced: 1 },
  reminders: 2,
  others: { ...none, updated: 7, to_review: 1, companies: 8, fewest: 5, last_on: null },
  next: null,
};

const understood = {
  pages: [{ page: '01930000-0000-7000-8000-0000000000d1', title: 'Diluer', unclear: 84, devices: 1200, companies: 37 }],
  hidden: 3,
};

const shown = async (answer: Partial<Adoption> = {}, chapter: ChapterDetails = hygiene, items = [second, first]) => {
  const asked: string[] = [];
  const reminded: unknown[] = [];
  const handlers = [
    http.get('/api/library/chapters/:id/rollouts', () => HttpResponse.json({ items })),
    http.get('/api/library/chapters/:id/rollouts/:number/adoption', ({ params }) => {
      asked.push(String(params.number));
      return HttpResponse.json({ ...adoption, ...answer });
    }),
    http.post('/api/library/chapters/:id/rollouts/:number/reminders', async ({ request }) => {
      reminded.push(await request.json());
      return HttpResponse.json({ companies: 1 });
    }),
    http.get('/api/stats/chapters/:id/pages', () => HttpResponse.json(understood)),
  ];
  const app = await renderApp(`${path}/${chapter.id}`, nadia, [
    ...handlers,
    ...world({ chapters: [chapter] }).handlers,
  ]);
  await app.person.click(await screen.findByRole('tab', { name: 'Adoption' }));
  return { ...app, asked, reminded };
};

describe('the adoption of a chapter', () => {
  it('says which of its pages are not understood, of many companies and of none by itself', async () => {
    await shown();

    const line = await screen.findByRole('row', { name: /^Diluer/ });
    expect(plain(line.textContent)).toBe('Diluer7 %841 20037');
    expect(screen.getByText(/^3 autres pages : moins de cinq entreprises/)).toBeVisible();
  });

  it('tells the newest release by company, in numbers alone', async () => {
    await shown();

    const line = await screen.findByRole('row', { name: /Hôtels du Lot/ });
    expect(plain(line.textContent)).toBe('Hôtels du Lot9 sur 13311–––Rappeler');
    expect(screen.getByText('Ni nom de livret, ni texte d’entreprise')).toBeVisible();
    expect(screen.getByText('dans 6 entreprises')).toBeVisible();
    expect(plain(screen.getByText(/^21 livrets à jour le/).textContent)).toBe(
      '21 livrets à jour le 11 mars 2027. Médiane de 2 jours entre la publication et l’adoption.',
    );
  });

  it('tells another release, which the address names', async () => {
    const { person, asked, history } = await shown();

    await person.selectOptions(await screen.findByLabelText('Version'), '6');

    await waitFor(() => expect(asked).toEqual(['7', '6']));
    expect(history.location.search).toBe('?vue=adoption&version=6');
  });

  it('names no company that has few booklets, and says why releases were refused without a word of theirs', async () => {
    await shown();

    const others = await screen.findByRole('row', { name: /8 autres entreprises/ });
    expect(plain(others.textContent)).toBe('8 autres entreprises Moins de 5 livrets chacune7 sur 81–––––');
    const refusals = within(screen.getByRole('region', { name: 'Motifs de refus' }));
    expect(refusals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Procédure propre à l’entreprise',
      'Livret bientôt remplacé',
    ]);
  });

  it('reminds one company, or all in which something waits', async () => {
    const { person, reminded } = await shown();

    await person.click(await screen.findByRole('button', { name: 'Rappeler Hôtels du Lot' }));
    expect(await screen.findByText('1 entreprise rappelée')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Rappeler 2 entreprises' }));

    await waitFor(() => expect(reminded).toEqual([{ company }, { company: null }]));
  });

  it('is a file for spreadsheets', async () => {
    await shown();

    expect(await screen.findByRole('button', { name: 'Exporter en CSV' })).toBeEnabled();
  });

  it('says so when no company had taken it over', async () => {
    await shown({ totals: none, items: [], others: null, by_day: {}, median_days: null });

    expect(await screen.findByText('Aucun livret concerné')).toBeVisible();
  });

  it('says so when no release set out', async () => {
    await shown({}, hygiene, []);

    expect(await screen.findByText('Aucune mise à jour envoyée')).toBeVisible();
  });

  it.each([
    ['before the second version', { version: 1 }],
    ['to who may not see it', { abilities: { ...hygiene.abilities, see_adoption: false } }],
  ])('is not there %s', async (_, change) => {
    await renderApp(
      `${path}/${hygiene.id}?vue=adoption`,
      camille,
      world({ chapters: [{ ...hygiene, ...change }] }).handlers,
    );

    expect(await screen.findByRole('region', { name: 'Versions' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shares a bar among booklets that follow, each counted once', () => {
    expect(followers(adoption.totals)).toBe(64);
    const shares = sharesOf({ ...none, updated: 2, to_review: 2, conflicts: 1 });
    expect(shares).toEqual([
      { part: 'updated', start: 0, width: 50 },
      { part: 'to_review', start: 50, width: 25 },
      { part: 'conflicts', start: 75, width: 25 },
    ]);
  });
});

describe('before a release', () => {
  it('it is told what it would do, as it would reach booklets', async () => {
    const { person } = await renderApp(`${path}/${hygiene.id}`, nadia, world({ chapters: [hygiene] }).handlers);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = within(await screen.findByRole('complementary', { name: 'Publier la version 8' }));
    const told = await sheet.findByText(/livrets concernés/);
    expect(plain(told.textContent)).toBe('64 livrets concernés : 44 mis à jour, 18 à examiner, 2 détachés.');
    expect(sheet.getByText(/3 autres, archivés ou à la corbeille/)).toBeVisible();
    await person.click(sheet.getByRole('radio', { name: /^Proposée/ }));

    expect(plain((await sheet.findByText(/: 0 mis à jour/)).textContent)).toContain('62 à examiner');
  });
});

describe('where a chapter is used', () => {
  it('leads those of a company to their booklets', async () => {
    const chapter = {
      ...hygiene,
      usages: { booklets: 3, adapted: 1 },
      taken_by: [{ id: company, name: 'Livret des saisonniers' }],
    };
    await renderApp(`${path}/${hygiene.id}`, camille, world({ chapters: [chapter] }).handlers);

    const list = within(await screen.findByRole('list', { name: 'Livrets de votre entreprise' }));
    const link = list.getByRole('link', { name: 'Livret des saisonniers' });
    expect(link).toHaveAttribute('href', `/livrets/${company}/editor`);
    expect(list.getByText('et 2 livrets que vous n’ouvrez pas')).toBeVisible();
  });
});
