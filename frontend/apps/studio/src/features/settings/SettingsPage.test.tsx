import { camille, nadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/shared/locale/i18n';
import { loadLater } from '@/shared/locale/withTexts';
import type { Overview } from './api';
import type { DoorName } from './doors';
import { useFact } from './useFact';

const number = (count: number, more = false) => ({ count, more });
const platform: Overview = {
  companies: { total: number(14), suspended: number(2) },
  own_company: null,
  users: { total: number(10_000, true), invited: number(1) },
  journal: { months: 12 },
};
const company: Overview = {
  companies: null,
  own_company: camille.company,
  users: { total: number(1), invited: number(0) },
  journal: { months: 6 },
};
const overview = (answer: Overview) => http.get('/api/settings/overview', () => HttpResponse.json(answer));
const library = http.get('/api/media/library', () =>
  HttpResponse.json({ files: 511, without_description: 1000, folders: [] }),
);
const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the settings', () => {
  it('have a card for what one may open, and a section only over cards', async () => {
    await renderApp('/parametres', camille, [overview(company)]);

    expect(await screen.findByRole('region', { name: 'Traçabilité' })).toHaveTextContent('Gardé 6 mois');
    expect(screen.getByRole('region', { name: 'Organisation' })).toHaveTextContent('Agir au nom de…');
  });

  it('lead those who run the service to its status', async () => {
    await renderApp('/parametres', nadia, [overview(platform)]);

    const section = await screen.findByRole('region', { name: 'Service' });
    expect(within(section).getByRole('link', { name: /État du service/ })).toHaveAttribute(
      'href',
      '/parametres/etat-du-service',
    );
  });

  it('say how many files there are, and that too many of them are not described', async () => {
    await renderApp('/parametres', camille, [overview(company), library]);

    const card = await screen.findByRole('link', { name: /Médiathèque.*511/ });
    expect(card.textContent?.replaceAll(/\s/g, ' ')).toContain('511 fichiersplus de 1 000 sans description');
  });

  it.each([
    [{ used: 31, quota: 2000, level: 'ok' }, '31 personnes sur 2 000'],
    [{ used: 1920, quota: 2000, level: 'critical' }, '1 920 personnes sur 2 000plus de 95 % des places sont prises'],
    [{ used: 2000, quota: 2000, level: 'full' }, '2 000 personnes sur 2 000plus aucune place'],
  ])('say how many people there are, and how many there may be: %o', async (places, said) => {
    const people = http.get('/api/people/places', () => HttpResponse.json(places));
    await renderApp('/parametres', camille, [overview(company), people]);

    const card = await screen.findByRole('link', { name: /Personnes.*sur/ });
    expect(card.textContent?.replaceAll(/\s/g, ' ')).toContain(said);
  });

  it('show an auditor the journal alone', async () => {
    const nothing = {
      ...camille.abilities,
      manage_own_company: false,
      manage_users: false,
      switch_identity: false,
      use_media: false,
      see_storage: false,
      write_chapters: false,
      manage_content: false,
      create_booklets: false,
      keep_values: false,
      read_statistics: false,
      manage_people: false,
      set_addresses_aside: false,
      manage_sender_domains: false,
    };
    const auditor = { ...camille, role: 'auditor' as const, abilities: nothing };
    await renderApp('/parametres', auditor, [overview({ ...company, own_company: null, users: null })]);

    await screen.findByRole('region', { name: 'Traçabilité' });
    expect(screen.queryByRole('region', { name: 'Organisation' })).toBeNull();
  });

  it('are found by what they are for, with or without accents', async () => {
    const { person } = await renderApp('/parametres', nadia, [overview(platform)]);
    await screen.findByRole('region', { name: 'Organisation' });
    const search = screen.getByRole('searchbox', { name: 'Chercher un réglage' });

    await person.write(search, 'depanner{Enter}');
    await waitFor(() => expect(cards().join()).not.toContain('Journal'));
    expect(cards().join()).toContain('Agir au nom de…');
    expect(screen.getByText('1 réglage')).toBeInTheDocument();

    await person.write(search, ' zzz{Enter}');
    expect(await screen.findAllByText('Aucun réglage ne correspond à « depanner zzz ».')).toHaveLength(2);
  });

  it('are closed to those who have nothing to set', async () => {
    const abilities = Object.fromEntries(Object.keys(camille.abilities).map((name) => [name, false]));
    await renderApp('/parametres', { ...camille, abilities: abilities as typeof camille.abilities });

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Paramètres' })).toBeNull();
  });
});

const Fact = ({ name, numbers }: { name: DoorName; numbers: Overview }) => {
  const { fact, alert } = useFact()(name, numbers);
  return (
    <p>
      {fact}
      {alert && `, ${alert}`}
    </p>
  );
};

describe('what a card says', () => {
  beforeAll(async () => {
    await startI18n('fr-FR');
    await loadLater();
  });

  it.each<[DoorName, Overview, string]>([
    ['companies', platform, '14 entreprises, 2 suspendues'],
    ['users', platform, 'plus de 10 000 comptes, 1 invitation en attente'],
    ['users', company, '1 compte'],
    ['ownCompany', company, 'Maison Aubrac'],
    ['journal', platform, 'Gardé 12 mois'],
    ['identity', company, 'Réservé aux administrateurs'],
  ])('of %s', (name, numbers, said) => {
    const { container } = render(<Fact name={name} numbers={numbers} />);

    expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(said);
  });
});
