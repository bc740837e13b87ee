import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { lucas, message, participation, receipt, sofia } from '@test/participants';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const open = async (world: Parameters<typeof participation>[0] = {}, who = sofia, booklet = seasonal) => {
  const built = participation(world);
  const app = await renderApp(`/livrets/options/participants?livret=${booklet.id}&personne=${who.id}`, camille, [
    ...built.handlers,
    ...bookletList({ booklets: [booklet] }).handlers,
  ]);
  return { ...app, ...built };
};
const drawer = async (name = 'Sofia Marques') => within(await screen.findByRole('dialog', { name }));

describe('somebody and a booklet', () => {
  it('have a card and what happened, reading by the day and acts by the minute', async () => {
    const again = {
      ...sofia,
      state: 'to_reread' as const,
      opened_on: '2027-03-08',
      read_on: '2027-03-12',
      acknowledged_at: receipt.received_at,
      reread_pages: ['01930000-0000-7000-8000-0000000000a1'],
      reread_reason: 'version' as const,
    };
    await open({ participants: [again], receipts: [receipt] });

    const shown = await drawer();
    expect(shown.getByText('Gouvernante, Auberge du Lac. Référence RH-0388')).toBeVisible();
    expect(await shown.findByText('Saisonnier')).toBeVisible();
    expect(await shown.findByText('Étages')).toBeVisible();
    await shown.findByText('A pris connaissance de la version 2.3');
    const steps = shown.getAllByRole('listitem').map((step) => step.textContent?.replaceAll('\u00a0', ' '));
    expect(steps).toEqual([
      'À relire : « Se laver les mains » Une nouvelle version l’a changée.avant le 30 mars 2027',
      'A pris connaissance de la version 2.3 Français, par lien personnel. Numéro M4TX 90QH 2KDV 7N1B-CVoir ce que la personne a vu14 mars 2027, 18:32',
      'Toutes ses pages sont confirmées 12 mars 2027',
      'Première ouverture 8 mars 2027',
      'Livret remis 7 mars 2027, 09:00',
      'Ajout aux participants 5 mars 2027, 14:20',
    ]);
    const way = shown.getByRole('link', { name: 'Voir dans le registre' }).getAttribute('href');
    expect(way).toContain(`vue=registre&personne=${sofia.id}`);
    expect(shown.getByText('La lecture se note au jour, les actes à la minute.')).toBeVisible();
  });

  it('have been written to: what each message became, and who opened its link', async () => {
    const refused = {
      ...message,
      id: '01930000-0000-7000-8000-0000000000a9',
      nature: 'reminder' as const,
      by_itself: true,
      state: 'bounced' as const,
      answer: '550 5.1.1 User unknown',
      at: '2027-03-16T08:00:00Z',
      clicked_on: null,
    };
    await open({ messages: [refused, message] });

    const shown = await drawer();
    await shown.findByText('Relance automatique');
    const steps = shown.getAllByRole('listitem').map((step) => step.textContent?.replaceAll('\u00a0', ' '));
    expect(steps).toEqual([
      'Lecture attendue avant le 30 mars 2027',
      'Relance automatique E-mail refusé. 550 5.1.1 User unknown16 mars 2027, 09:00',
      'Invitation par e-mail « Invitation de la saison ». E-mail remis. Lien ouvert le 8 mars 2027.7 mars 2027, 09:00',
      'Ajout aux participants 5 mars 2027, 14:20',
    ]);
  });

  it('are written to from here, if mail reaches them and there is something to read', async () => {
    const published = { ...seasonal, status: 'published' as const, version: '3.0' };
    const { person, history } = await open({}, sofia, published);

    await person.click((await drawer()).getByRole('button', { name: 'Écrire' }));

    await waitFor(() => expect(history.location.pathname).toBe('/livrets/options/emailing/create'));
    expect(history.location.state).toMatchObject({ mailingTo: { participants: [sofia.id] } });
  });

  it('are not written to where no mail reaches them', async () => {
    await open({}, lucas, { ...seasonal, status: 'published', version: '3.0' });

    expect((await drawer('Lucas Ferrand')).queryByRole('button', { name: 'Écrire' })).toBeNull();
  });

  it('have a booklet that is seen as they see it, and as they saw it', async () => {
    const { person } = await open({ receipts: [receipt] }, sofia, { ...seasonal, version: '3.0' });

    const shown = await drawer();
    expect(await shown.findByText('Version 3.0, en français : 2 pages sur 2 pour cette personne.')).toBeVisible();
    await person.click(shown.getByRole('button', { name: 'Voir le livret comme Sofia' }));
    const now = within(await screen.findByRole('dialog', { name: 'Le livret comme Sofia le voit' }));
    expect(await now.findByText('Bonjour.')).toBeVisible();
    await person.keyboard('{Escape}');
    await person.click(shown.getByRole('button', { name: 'Voir ce que la personne a vu' }));
    const then = within(await screen.findByRole('dialog', { name: 'Ce que Sofia Marques a vu' }));
    expect(await then.findByText('Version 2.3, en français.')).toBeVisible();
  });

  it('that wants no more mail are said so, and led to their link and the poster', async () => {
    const silent = { ...sofia, has_mail: false, refuses_mail: true };
    await open({ participants: [silent] }, silent);

    const shown = await drawer();
    expect(shown.getByText('Sans e-mail, à sa demande')).toBeVisible();
    expect(shown.getByText('Aucun e-mail ne part vers cette personne.')).toBeVisible();
    const poster = shown.getByRole('link', { name: 'Voir l’affiche' }).getAttribute('href');
    expect(poster).toContain(`/livrets/options/acces?livret=${seasonal.id}`);
    expect(
      await screen.findByRole('row', { name: /Sofia Marques.*Sans e-mail, à sa demande/, hidden: true }),
    ).toBeInTheDocument();
  });

  it('who has acknowledged needs no other way', async () => {
    await open({ participants: [{ ...lucas, state: 'acknowledged' }] }, lucas);

    await drawer('Lucas Ferrand');
    expect(screen.queryByText('Aucun e-mail ne part vers cette personne.')).toBeNull();
  });

  it('share a link that is copied, and stays in sight', async () => {
    const { person, sent } = await open();

    await person.click((await drawer()).getByRole('button', { name: 'Copier son lien' }));

    expect(await screen.findByText('Le lien de Sofia Marques est copié')).toBeVisible();
    const address = 'https://livret.maison-aubrac.test/l/saisonniers-2027/secret';
    await expect(navigator.clipboard.readText()).resolves.toBe(address);
    expect((await drawer()).getByLabelText('Lien personnel')).toHaveValue(address);
    expect((await drawer()).getByText(/^Il s’ouvrira dès que le livret sera en ligne/)).toBeVisible();
    expect(sent).toEqual([['link', null]]);
  });

  it('have a representative, who has a link of their own', async () => {
    const represented = {
      ...sofia,
      signers: ['person' as const, 'representative' as const],
      signed_by: ['person' as const],
    };
    const { person, sent } = await open({ participants: [represented] });

    const waits = 'La personne en a pris connaissance ; son représentant pas encore.';
    expect((await drawer()).getByText(waits)).toBeVisible();
    await person.click((await drawer()).getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copier le lien de son représentant' }));

    expect(await screen.findByText('Le lien du représentant de Sofia Marques est copié')).toBeVisible();
    expect((await drawer()).getByLabelText('Lien de son représentant')).toBeVisible();
    expect(sent).toEqual([['link', null]]);
  });

  it('get another link after a question only', async () => {
    const { person, sent } = await open();

    await person.click((await drawer()).getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Renouveler son lien' }));
    const question = await screen.findByRole('alertdialog', { name: 'Renouveler le lien de Sofia Marques\u202f?' });
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Renouveler le lien' }));

    await waitFor(() => expect(sent).toEqual([['renew', null]]));
  });

  it('have another due day, or none', async () => {
    const { person, sent } = await open();

    await person.click((await drawer()).getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Changer l’échéance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Échéance' }));
    await person.clear(dialog.getByRole('textbox'));
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([[`patch ${sofia.id}`, { due_on: null }]]));
  });

  it('are left alone by the calendar, or reminded again', async () => {
    const { person, sent } = await open({ participants: [{ ...sofia, reminders_off: true }] });

    expect(await (await drawer()).findByText('Le calendrier du livret ne relance plus cette personne.')).toBeVisible();
    await person.click((await drawer()).getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Relancer de nouveau selon le calendrier' }));

    await waitFor(() => expect(sent).toEqual([[`patch ${sofia.id}`, { reminders_off: false }]]));
  });

  it('part with a reason, and come back', async () => {
    const out = { ...sofia, state: 'excluded' as const, excluded_at: '2027-03-20T08:00:00Z', excluded_reason: 'Muté' };
    const { person, sent } = await open({ participants: [out] });

    const shown = await drawer();
    expect(await shown.findByText('Muté')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Copier son lien' })).toBeNull();
    await person.click(shown.getByRole('button', { name: 'Réintégrer' }));

    await waitFor(() => expect(sent).toEqual([['changes', { act: 'restore', participants: [sofia.id] }]]));
  });

  it('say when the calendar cannot leave them alone', async () => {
    const { person } = await open();
    server.use(
      http.patch('/api/booklets/:id/participants/:participant', () =>
        HttpResponse.json({ code: 'booklet_is_archived', message: 'Ce livret est archivé.' }, { status: 409 }),
      ),
    );

    await person.click((await drawer()).getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Ne plus relancer automatiquement' }));

    expect(await screen.findByText('Ce livret est archivé.')).toBeVisible();
  });

  it('say when an act is refused', async () => {
    const { person } = await open({}, lucas);
    server.use(
      http.post('/api/booklets/:id/participants/changes', () =>
        HttpResponse.json({ code: 'booklet_is_archived', message: 'Ce livret est archivé.' }, { status: 409 }),
      ),
    );

    await person.click((await drawer('Lucas Ferrand')).getByRole('button', { name: 'Noter comme remis' }));

    expect(await screen.findByText('Ce livret est archivé.')).toBeVisible();
  });

  it('lead to the next one of the list, and close', async () => {
    const { person, history } = await open({}, lucas);

    const shown = await drawer('Lucas Ferrand');
    expect(shown.getByRole('button', { name: 'Noter comme remis' })).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Personne suivante' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(shown.getByRole('button', { name: 'Personne précédente' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(shown.getByRole('button', { name: 'Personne suivante' }));
    await drawer();
    expect(screen.getByRole('button', { name: 'Personne suivante' })).toHaveFocus();
    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.search).not.toContain('personne');
  });
});
