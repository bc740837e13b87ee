import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { delivery, draft, failed, mailingsServer, sending, uncertain, waiting } from '@test/mailings';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

const at = async (
  world: Parameters<typeof mailingsServer>[0] = {},
  path = '',
  first: Parameters<typeof renderApp>[2] = [],
) => {
  const built = mailingsServer(world);
  const app = await renderApp(`/livrets/options/emailing/${sending.id}${path}`, camille, [
    ...first,
    ...built.handlers,
    ...bookletList({ booklets: [seasonal] }).handlers,
  ]);
  return { ...app, ...built };
};
const summary = `?livret=${seasonal.id}`;
const recipients = `/destinataires?livret=${seasonal.id}`;
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('a mailing that is being sent', () => {
  it('says how many have left, what became of them, and when it should end; nothing of openings', async () => {
    await at({}, summary);

    const figures = await screen.findByRole('region', { name: 'Où en est l’envoi' });
    expect(figures).toHaveTextContent(/90 messages partis sur 128/);
    expect(figures).toHaveTextContent(/Fin estimée/);
    expect(figures).toHaveTextContent(/Remis80/);
    expect(figures).toHaveTextContent(/Accusés obtenus21/);
    expect(within(figures).getByRole('link', { name: 'Corriger 2 adresses' })).toHaveAttribute(
      'href',
      expect.stringContaining('etat=failed'),
    );
    expect(screen.queryByText(/ouvert/i)).toBeNull();
  });

  it('leads back to the list of its booklet', async () => {
    await at({}, summary);

    const crumbs = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
    expect(await within(crumbs).findByRole('link', { name: 'E-mailing' })).toHaveAttribute(
      'href',
      `/livrets/options/emailing?livret=${seasonal.id}`,
    );
  });

  it('says why people were left out, and which messages are uncertain', async () => {
    await at({}, summary);

    expect(await screen.findByText('12 ont déjà pris connaissance')).toBeVisible();
    expect(screen.getByText('2 messages incertains')).toBeVisible();
  });

  it('is paused, and goes on', async () => {
    const { person, sent } = await at({}, summary);

    await person.click(await screen.findByRole('button', { name: 'Mettre en pause' }));
    await person.click(await screen.findByRole('button', { name: 'Reprendre l’envoi' }));

    await waitFor(() => expect(sent.map(([name]) => name)).toContain('resume'));
    expect(await screen.findByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  });

  it.each([
    [{ waits_for: 'quiet' as const }, 'L’envoi attend l’ouverture'],
    [{ waits_for: 'provider' as const }, '34 messages attendent le service d’acheminement'],
    [{ waits_for: 'quota' as const }, 'Les messages de ce mois-ci sont tous utilisés'],
    [{ state: 'paused' as const, paused_for: 'bounces' as const }, 'Envoi arrêté : trop d’adresses refusées'],
    [{ state: 'paused' as const, paused_for: 'booklet' as const }, 'Envoi arrêté : le livret ne se lit plus'],
  ])('says what it waits for: %o', async (change, title) => {
    await at({ mailings: [{ ...sending, ...change }] }, summary);

    expect(await screen.findByText(title)).toBeVisible();
  });

  it('that is scheduled becomes a draft again', async () => {
    const scheduled = { ...draft, id: sending.id, state: 'scheduled' as const, starts_at: '2099-03-18T08:00:00Z' };
    const { person, sent } = await at({ mailings: [scheduled] }, summary);

    expect(await screen.findByText('34 personnes')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Reprendre en brouillon' }));

    await waitFor(() => expect(sent).toContainEqual(['unschedule', sending.id]));
    expect(await screen.findByRole('textbox', { name: 'Objet' })).toBeVisible();
  });

  it('of another booklet is said to be missing', async () => {
    await at({ mailings: [] }, summary);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('the recipients of a mailing', () => {
  it('have a line each: address, state, and what the other server said', async () => {
    await at({}, recipients);

    expect(await row(/Sofia Marques.*sofia.marques@example.pt.*Remis/)).toBeVisible();
    expect(await row(/Lucas Ferrand.*En erreur.*550 5.1.1 no such user/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Destinataires 140' })).toHaveAttribute('aria-current');
  });

  it('that were put off say what the other server said', async () => {
    await at({ deliveries: [{ ...waiting, answer: '450 4.2.0 Mailbox busy' }] }, recipients);

    expect(await row(/Clara Nozeran.*En attente.*450 4.2.0 Mailbox busy/)).toBeVisible();
  });

  it('are narrowed by state and name, and the address keeps it', async () => {
    const { person, asked, history } = await at({}, recipients);

    await person.click(await screen.findByRole('radio', { name: 'En erreur 1' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'failed' }));
    await person.write(screen.getByRole('searchbox', { name: 'Nom ou adresse' }), 'lucas');

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'failed', search: 'lucas' }));
    expect(history.location.search).toContain('etat=failed');
  });

  it('whose address was corrected on their card get it again', async () => {
    const { person, sent, path } = await at({}, recipients, [
      http.get('/api/booklets/:id/participants/:participant', () =>
        HttpResponse.json({ person: '01930000-0000-7000-8000-0000000000c2' }),
      ),
      http.get('/api/people/*', () => HttpResponse.json({ items: [], next: null })),
      http.get('/api/people', () => HttpResponse.json({ items: [], next: null })),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Autres actions pour Lucas Ferrand' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Renvoyer' }));
    await waitFor(() => expect(sent).toContainEqual(['retry', { deliveries: [failed.id] }]));
    await person.click(screen.getByRole('button', { name: 'Corriger l’adresse de Lucas Ferrand' }));

    await waitFor(() => expect(path()).toBe('/parametres/personnes/01930000-0000-7000-8000-0000000000c2'));
  });

  it.each(['no_address', 'address_refused'])(
    'are not offered it again (%s): their card asks for one',
    async (reason) => {
      const silent = { ...failed, state: 'excluded', reason, address: '', has_address: false } as const;
      const { person } = await at({ deliveries: [silent] }, recipients);

      expect(await screen.findByRole('button', { name: 'Corriger l’adresse de Lucas Ferrand' })).toBeVisible();
      await person.click(screen.getByRole('button', { name: 'Autres actions pour Lucas Ferrand' }));
      const acts = await screen.findAllByRole('menuitem');
      expect(acts.map(({ textContent }) => textContent)).toEqual(['Remettre autrement']);
    },
  );

  it('are named with who acknowledges, and an acknowledgement with its day', async () => {
    const today = new Date().toISOString();
    const theirs = { ...delivery, signer: 'representative', acknowledged_at: today } as const;
    await at({ deliveries: [theirs] }, recipients);

    const year = new Date().getFullYear();
    expect(await row(new RegExp(`Représentant · sofia.marques@example.pt.*${year}`))).toBeVisible();
  });

  it('who still wait are left out after a question', async () => {
    const { person, sent } = await at({}, recipients);

    await person.click(await screen.findByRole('button', { name: 'Autres actions pour Clara Nozeran' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Écarter de cet envoi' }));
    const question = await screen.findByRole('alertdialog', { name: /Écarter Clara Nozeran/ });
    await person.click(within(question).getByRole('button', { name: 'Écarter de cet envoi' }));

    await waitFor(() => expect(sent).toContainEqual(['exclude', { deliveries: [waiting.id] }]));
  });

  it('of whom nobody knows are decided by the manager', async () => {
    const { person, sent } = await at({}, recipients);

    await person.click(await screen.findByRole('button', { name: 'Pas reçu par Pauline Gastal' }));

    await waitFor(() => expect(sent).toContainEqual(['resolve', { delivery: uncertain.id, sent: false }]));
  });

  it('are looked at without acts by whoever may not write', async () => {
    await at({ summary: { may_change: false } }, recipients);

    await row(/Lucas Ferrand/);
    expect(screen.queryByRole('button', { name: /Lucas Ferrand/ })).toBeNull();
  });

  it('are not kept for ever, and the screen says so', async () => {
    await at({ mailings: [{ ...sending, state: 'done', recipients_kept: false }] }, recipients);

    expect(await screen.findByText('Les destinataires de cet envoi ne sont plus gardés')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  });

  it('are taken away as a file', async () => {
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:recipients');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = await at({}, recipients);

    await person.click(await screen.findByRole('button', { name: 'Exporter' }));

    await waitFor(() => expect(url).toHaveBeenCalledOnce());
  });
});
