import { camille, lea } from '@test/answers';
import { homeServer } from '@test/home';
import { renderApp } from '@test/renderApp';
import { flaggedPages, statsServer } from '@test/stats';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const figures = { published: 3, awaited: 1240, acknowledged: 310, late: 12 };
const open = (told: Partial<typeof figures> = {}, flagged: Partial<typeof flaggedPages> = { pages: [] }) =>
  renderApp('/tableau-bord', camille, [
    ...homeServer({ figures: { ...figures, ...told } }),
    ...statsServer({ flagged }).handlers,
  ]);
const remember = async () => within(await screen.findByRole('region', { name: 'À retenir' }));

describe('the dashboard', () => {
  it('tells four figures, and what they mean', async () => {
    await open();

    expect(await screen.findByText('1 240')).toBeVisible();
    expect(screen.getByText('Lectures attendues')).toBeVisible();
    expect((await remember()).getByText(/^25\s% des lectures attendues ont leur accusé\.$/)).toBeVisible();
    expect((await remember()).getByText('12 lectures ont dépassé leur échéance.')).toBeVisible();
  });

  it('says so when everybody has answered, and when nobody was asked', async () => {
    await open({ awaited: 7, acknowledged: 7, late: 0 });
    expect((await remember()).getByText('Toutes les lectures attendues ont leur accusé.')).toBeVisible();
    expect((await remember()).getByText('Aucune lecture n’est en retard.')).toBeVisible();
  });

  it('has nothing to keep in mind before a booklet was handed over', async () => {
    await open({ awaited: 0, acknowledged: 0, late: 0 });

    expect((await remember()).getByText('Vos livrets publiés n’ont encore été remis à personne.')).toBeVisible();
  });

  it('names the page that most devices did not understand, and leads to it', async () => {
    await open({}, flaggedPages);

    const page = await (await remember()).findByRole('link', { name: 'Le repos entre deux services' });
    const { booklet_id, page: id } = flaggedPages.pages[0] ?? {};
    expect(page).toHaveAttribute('href', `/livrets/${booklet_id}/editor?page=${id}`);
    expect(page.closest('li')).toHaveTextContent(/signalée sur 14 appareils parmi 118\.$/);
  });

  it('leads those who may not write it to the figures of its booklet', async () => {
    await open({}, { pages: flaggedPages.pages.slice(1) });

    const page = await (await remember()).findByRole('link', { name: 'Diluer les produits' });
    expect(page).toHaveAttribute('href', `/tableau-bord/statistiques?livret=${flaggedPages.pages[1]?.booklet_id}`);
  });

  it('leads on, where the person may go', async () => {
    await open();

    const doors = within(await screen.findByRole('navigation', { name: 'Aller plus loin' }));
    expect(doors.getByRole('link', { name: /^Espace utilisé/ })).toHaveAttribute(
      'href',
      '/tableau-bord/espace-utilise',
    );
  });

  it('counts nothing before a booklet is published', async () => {
    await open({ published: 0, awaited: 0 });

    expect(await screen.findByRole('heading', { name: 'Aucun livret publié pour l’instant' })).toBeVisible();
    expect(screen.queryByText('Lectures attendues')).toBeNull();
  });

  it('says when the figures cannot be told, and asks again', async () => {
    let down = true;
    const { person } = await renderApp('/tableau-bord', camille, [
      http.get('/api/home', () =>
        down
          ? HttpResponse.json({ code: 'server_error', message: '' }, { status: 500 })
          : HttpResponse.json({ figures, reading: [] }),
      ),
      ...statsServer().handlers,
    ]);
    await screen.findByText('Ces informations ne sont pas disponibles');

    down = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('1 240')).toBeVisible();
  });

  it('is refused to those who work at no booklet', async () => {
    await renderApp('/tableau-bord', {
      ...lea,
      abilities: { ...lea.abilities, see_booklets: false, see_storage: false },
    });

    expect(await screen.findByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
    expect(screen.queryByText('Lectures attendues')).toBeNull();
  });
});
