import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { draft, mailingsServer, noMailings, sending } from '@test/mailings';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { i18n } from '@/shared/locale/i18n';

const at = async (
  world: Parameters<typeof mailingsServer>[0] = {},
  path = '',
  first: Parameters<typeof renderApp>[2] = [],
) => {
  const built = mailingsServer(world);
  const app = await renderApp(`/livrets/options/emailing${path}?livret=${seasonal.id}`, camille, [
    ...first,
    ...built.handlers,
    ...bookletList({ booklets: [seasonal] }).handlers,
  ]);
  return { ...app, ...built };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the mailings of a booklet', () => {
  it('have a tab, the messages of the month, and a line each', async () => {
    await at();

    expect(await screen.findByRole('link', { name: 'E-mailing 2' })).toHaveAttribute('aria-current');
    expect(await screen.findByText(/^428 messages ce mois-ci sur 20\s000\./)).toHaveTextContent(
      'jamais les ouvertures',
    );
    const line = await row(/Relance avant la saison.*Envoi en cours/);
    expect(line).toHaveTextContent('90 sur 128');
    expect(within(line).getByRole('progressbar')).toHaveAttribute('value', '90');
    expect(await row(/Relance équipes de cuisine.*Brouillon/)).toHaveTextContent('–');
  });

  it('are narrowed to a state, and the address keeps it', async () => {
    const { person, asked, history } = await at();

    await person.click(await screen.findByRole('radio', { name: 'Brouillons 1' }));

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'draft' }));
    expect(history.location.search).toContain('etat=draft');
    await waitFor(() => expect(screen.queryByRole('row', { name: /avant la saison/ })).toBeNull());
  });

  it('are found by name, and all shown again', async () => {
    const { person, asked, history } = await at();

    await person.write(await screen.findByRole('searchbox', { name: 'Nom de l’envoi' }), 'cuisine');

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'cuisine' }));
    expect(history.location.search).toContain('recherche=cuisine');
    await waitFor(() => expect(screen.queryByRole('row', { name: /avant la saison/ })).toBeNull());
    await person.click(screen.getByRole('button', { name: i18n.t('labels.clearFilters') }));
    expect(await row(/avant la saison/)).toBeVisible();
  });

  it('name those whom no mailing reaches, and lead to them', async () => {
    await at();

    const link = await screen.findByRole('link', { name: 'Voir les 6 personnes' });
    expect(link).toHaveAttribute('href', expect.stringContaining('sansEmail=true'));
    expect(screen.getByText('6 personnes ne reçoivent pas d’e-mail.')).toBeVisible();
  });

  it('that are none yet: what the screen is for, and the way to begin', async () => {
    await at({ mailings: [], summary: { counts: noMailings, without_email: 0 } });

    expect(await screen.findByRole('heading', { name: 'Aucun envoi pour l’instant' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvel envoi' })).toHaveAttribute(
      'href',
      `/livrets/options/emailing/create?livret=${seasonal.id}`,
    );
  });

  it('are looked at without acts by whoever may not write', async () => {
    await at({ summary: { may_change: false } });

    await row(/avant la saison/);
    expect(screen.queryByRole('link', { name: 'Nouvel envoi' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Autres actions/ })).toBeNull();
  });

  it('are not shown to those who may not see them', async () => {
    await at({ refused: true });

    expect(await screen.findByText(i18n.t('labels.refusedTitle'))).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that cannot be read now are asked for again', async () => {
    const down = http.get(
      '/api/booklets/:booklet/mailings',
      () => HttpResponse.json({ code: 'broken', message: '' }, { status: 500 }),
      { once: true },
    );
    const { person } = await at({}, '', [down]);

    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await row(/avant la saison/)).toBeVisible();
  });

  it('lose a draft after a question', async () => {
    const { person, sent } = await at();

    await person.click(await screen.findByRole('button', { name: `Autres actions pour ${draft.name}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Supprimer le brouillon' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Supprimer le brouillon' }));

    await waitFor(() => expect(sent).toContainEqual(['delete', draft.id]));
    expect(screen.queryByRole('button', { name: `Autres actions pour ${sending.name}` })).toBeNull();
  });
});

describe('a new mailing', () => {
  it('begins with its nature, and is a draft from then on', async () => {
    const { person, sent, path } = await at({}, '/create');

    await person.click(await screen.findByRole('radio', { name: 'Information' }));
    await person.click(screen.getByRole('button', { name: 'Continuer vers le message' }));

    await waitFor(() => expect(sent).toContainEqual(['create', { nature: 'information' }]));
    await waitFor(() => expect(path()).toMatch(/\/emailing\/01930000-0000-7000-8000-0000000000e9$/));
    expect(await screen.findByRole('heading', { name: 'Information' })).toBeVisible();
  });

  it('is not begun in a booklet that is closed', async () => {
    await at({ summary: { may_change: false } }, '/create');

    expect(await screen.findByText('Ce livret n’envoie plus de messages')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
