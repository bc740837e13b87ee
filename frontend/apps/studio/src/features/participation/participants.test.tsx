import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { mailingsServer } from '@test/mailings';
import { lucas, participation, sofia } from '@test/participants';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { i18n } from '@/shared/locale/i18n';

const at = async (world: Parameters<typeof participation>[0] = {}, query = '', booklet = seasonal) => {
  const built = participation(world);
  const app = await renderApp(`/livrets/options/participants?livret=${booklet.id}${query}`, camille, [
    ...built.handlers,
    ...bookletList({ booklets: [booklet] }).handlers,
  ]);
  return { ...app, ...built };
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the participants of a booklet', () => {
  it('have a tab with those who are asked to read, figures, and a line each without an hour', async () => {
    await at();

    expect(await screen.findByRole('link', { name: 'Participants 2' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('button', { name: /^Invités 1/ })).toBeVisible();
    const line = await row(/Sofia Marques.*Gouvernante.*Auberge du Lac.*Invité/);
    expect(line).toHaveTextContent('30 mars 2027');
    expect(line).not.toHaveTextContent(/\d:\d\d/);
    expect(await row(/Lucas Ferrand.*Sans e-mail.*À inviter/)).toBeVisible();
  });

  it('are narrowed by a figure, a search and what is rare, and the address keeps it', async () => {
    const { person, asked, history } = await at();

    await person.click(await screen.findByRole('button', { name: /^Invités 1/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'invited' }));
    await person.click(screen.getByRole('button', { name: '1 en retard' }));
    await person.write(screen.getByRole('searchbox', { name: 'Nom, adresse ou poste' }), 'sofia');

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'invited', late: 'true', search: 'sofia' }));
    expect(history.location.search).toContain('etat=invited');
    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(history.location.search).toBe(`?livret=${seasonal.id}`));
  });

  it('by due day are those who have one, and the list says so', async () => {
    const { person, asked } = await at();

    await person.click(await screen.findByRole('button', { name: 'Échéance' }));

    expect(await screen.findByText(/^Cette liste montre les participants qui ont une échéance/)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ sort: 'due' });
  });

  it('of a booklet that is not published may be added, and their links wait', async () => {
    await at();
    expect(await screen.findByText(/^Le livret n’est pas encore publié/)).toBeVisible();
  });

  it('of a published booklet need no such word', async () => {
    await at({}, '', { ...seasonal, status: 'published' });

    await row(/Sofia Marques/);
    expect(screen.queryByText(/pas encore publié/)).toBeNull();
  });

  it('that nobody is yet: what the screen is for, and the way to begin', async () => {
    await at({
      participants: [],
      summary: { all: 0, to_invite: 0, invited: 0, excluded: 0, late: 0, without_email: 0 },
    });

    expect(await screen.findByRole('heading', { name: 'Personne n’a encore reçu ce livret' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ajouter' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are not shown to those who do not keep them', async () => {
    await at({ refused: true });

    expect(await screen.findByText(i18n.t('labels.refusedTitle'))).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are looked at without acts when the booklet is closed', async () => {
    await at({ summary: { abilities: { change: false } } });

    await row(/Sofia Marques/);
    expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the register of the participants', () => {
  it('is the other view, which begins without the filters of this one', async () => {
    const { person, history } = await at({}, '&etat=invited&recherche=sofia');

    await person.click(await screen.findByRole('radio', { name: 'Registre' }));

    expect(await screen.findByRole('region', { name: 'Registre' })).toBeVisible();
    expect(history.location.search).toBe(`?livret=${seasonal.id}&vue=registre`);
    expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull();
  });
});

describe('several participants', () => {
  it('are noted as handed over at once', async () => {
    const { person, sent } = await at();

    await row(/Lucas Ferrand/);
    await person.click(tick(/^Sélectionner Lucas Ferrand/));
    await person.click(tick(/^Sélectionner Sofia Marques/));
    expect(screen.getAllByText('2 personnes sélectionnées')[0]).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Noter comme remis' }));

    await waitFor(() => expect(sent).toEqual([['changes', { act: 'invite', participants: [lucas.id, sofia.id] }]]));
    expect(await screen.findByText('2 personnes notées')).toBeVisible();
  });

  it('are written to by a mailing that begins with them', async () => {
    const mailings = mailingsServer();
    const { person, path } = await at({}, '', { ...seasonal, status: 'published', version: '3.0' });
    server.use(...mailings.handlers);

    await row(/Lucas Ferrand/);
    await person.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await person.click(screen.getByRole('button', { name: 'Écrire' }));
    expect(await screen.findByText('2 personnes choisies dans la liste')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Relance/ })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Continuer vers le message' }));

    const audience = { participants: [lucas.id, sofia.id] };
    await waitFor(() => expect(mailings.sent).toContainEqual(['create', { nature: 'reminder', audience }]));
    expect(path()).toMatch(/^\/livrets\/options\/emailing\/[^/]+$/);
  });

  it('that the filters want are written to by these filters', async () => {
    const mailings = mailingsServer();
    const published = { ...seasonal, status: 'published' as const, version: '3.0' };
    const { person } = await at({ next: 'more' }, '&etat=invited', published);
    server.use(...mailings.handlers);

    await row(/Lucas Ferrand/);
    await person.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await person.click(screen.getByRole('button', { name: 'Prendre toute la liste' }));
    await person.click(screen.getByRole('button', { name: 'Écrire' }));
    expect(await screen.findByText('Les participants que montre la liste')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Continuer vers le message' }));

    const audience = { filter: { state: 'invited' } };
    await waitFor(() => expect(mailings.sent).toContainEqual(['create', { nature: 'reminder', audience }]));
  });

  it('of a booklet that nobody can read yet are written nothing', async () => {
    const { person } = await at();

    await row(/Lucas Ferrand/);
    await person.click(tick(/^Sélectionner Lucas Ferrand/));

    expect(screen.queryByRole('button', { name: 'Écrire' })).toBeNull();
  });

  it('are excluded with a reason only', async () => {
    const { person, sent } = await at();

    await row(/Lucas Ferrand/);
    await person.click(tick(/^Sélectionner Lucas Ferrand/));
    await person.click(screen.getByRole('button', { name: 'Exclure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclure cette personne\u202f?' }));
    await person.click(dialog.getByRole('button', { name: 'Exclure' }));
    expect(await dialog.findByText('Écrivez un motif d’au moins 3 caractères.')).toBeVisible();
    expect(sent).toEqual([]);
    await person.write(dialog.getByLabelText('Motif'), 'Contrat annulé');
    await person.click(dialog.getByRole('button', { name: 'Exclure' }));

    await waitFor(() =>
      expect(sent).toEqual([['changes', { act: 'exclude', reason: 'Contrat annulé', participants: [lucas.id] }]]),
    );
  });

  it('are taken back where all of them had just been excluded', async () => {
    const { person, sent } = await at();

    await row(/Lucas Ferrand/);
    await person.click(tick(/^Sélectionner Lucas Ferrand/));
    await person.click(screen.getByRole('button', { name: 'Exclure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclure cette personne\u202f?' }));
    await person.write(dialog.getByLabelText('Motif'), 'Contrat annulé');
    await person.click(dialog.getByRole('button', { name: 'Exclure' }));
    await person.click(await screen.findByRole('button', { name: 'Annuler' }));

    expect(await screen.findByText('1 personne réintégrée')).toBeVisible();
    expect(sent.at(-1)).toEqual(['changes', { act: 'restore', participants: [lucas.id] }]);
  });

  it('get another language by one call', async () => {
    const { person, sent } = await at();

    await row(/Lucas Ferrand/);
    await person.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await person.click(screen.getByRole('button', { name: 'Changer la langue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Langue de lecture de 2 personnes' }));
    await person.selectOptions(dialog.getByLabelText('Langue'), 'en-GB');
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([
        ['changes', { act: 'update', changes: { language: 'en-GB' }, participants: [lucas.id, sofia.id] }],
      ]),
    );
  });

  it('of the pages that nobody opened are taken by the filters, never by a guess', async () => {
    const { person, sent } = await at({ next: 'more' }, '&etat=invited');

    await row(/Lucas Ferrand/);
    await person.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await person.click(screen.getByRole('button', { name: 'Prendre toute la liste' }));
    await person.click(screen.getByRole('button', { name: 'Changer l’échéance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Échéance de toute la liste' }));
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([['changes', { act: 'update', changes: { due_on: null }, all_who: { state: 'invited' } }]]),
    );
  });
});

describe('a view of the participants', () => {
  it('is saved under a name, shown by one press, and deleted after a question', async () => {
    const { person, sent, history } = await at({}, '&etat=invited');

    await person.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer cette vue' }));
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Cette information est nécessaire.')).toBeVisible();
    await person.write(dialog.getByLabelText('Nom de la vue'), 'Invités de mars');
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toEqual([['view', { name: 'Invités de mars', filters: { state: 'invited' } }]]));
    const view = await screen.findByRole('button', { name: 'Invités de mars', pressed: true });

    await person.click(view);
    await waitFor(() => expect(history.location.search).not.toContain('etat'));
    await person.click(screen.getByRole('button', { name: 'Invités de mars', pressed: false }));
    await waitFor(() => expect(history.location.search).toContain('etat=invited'));
    await person.click(screen.getByRole('button', { name: 'Supprimer cette vue' }));
    await person.click(await screen.findByRole('button', { name: 'Supprimer la vue' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Invités de mars' })).toBeNull());
  });
});
