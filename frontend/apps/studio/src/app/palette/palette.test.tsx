import { clearHistory, notify } from '@livretier/ui';
import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.findByRole('combobox', { name: 'Rechercher' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const keys = '{Control>}k{/Control}';

const atHome = async () => {
  const app = await renderApp('/home', camille);
  await heading('Bonjour Camille');
  return app;
};

afterEach(() => {
  act(() => clearHistory());
  localStorage.clear();
});

describe('the palette', () => {
  it('opens by its keys and closes by them, and the focus is where it was', async () => {
    const { person } = await atHome();
    const account = screen.getByRole('button', { name: /Camille Vidal/ });
    act(() => account.focus());

    await person.keyboard(keys);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await person.keyboard(keys);

    await isGone();
    expect(account).toHaveFocus();
  });

  it('offers the screens of the application and the actions, not the current language', async () => {
    const { person } = await atHome();
    await person.click(screen.getByRole('button', { name: 'Rechercher un livret, une page…' }));
    await field();

    const screens = within(screen.getByRole('group', { name: 'Écrans' }));
    expect(screens.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Accueil');
    expect(options()).toEqual(expect.arrayContaining(['Langue : English', 'Apparence : sombre', 'Se déconnecter']));
    expect(options()).not.toContain('Langue : Français');
    expect(options()).not.toContain('Connexion');
  });

  it('keeps what is typed while its code is on its way', async () => {
    const { person } = await atHome();

    await person.keyboard(`${keys}sombr`);

    expect(await field()).toHaveValue('sombr');
    await waitFor(() => expect(options()).toEqual(['Apparence : sombre']));
  });

  it('changes the appearance', async () => {
    const { person } = await atHome();
    await person.keyboard(keys);

    await person.write(await field(), 'theme sombre{Enter}');

    await waitFor(() => expect(document.documentElement).toHaveClass('p-dark'));
  });

  it('changes the language, and then speaks it', async () => {
    const { person, path } = await atHome();
    await person.keyboard(keys);

    await person.write(await field(), 'english{Enter}');

    expect(await heading('Hello Camille')).toBeVisible();
    expect(path()).toBe('/en-GB/home');
    await person.click(screen.getByRole('button', { name: 'Search for a booklet, a page…' }));
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('');
  });

  it('signs out', async () => {
    const { person, session } = await atHome();
    server.use(
      http.post('/api/auth/logout', () => {
        session.user = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await person.keyboard(keys);

    await person.write(await field(), 'deconnecter{Enter}');

    expect(await heading('Bon retour')).toBeVisible();
  });

  it('says why one could not sign out', async () => {
    const refusal = { code: 'unexpected', message: 'La session n’a pas pu être fermée.' };
    const { person } = await atHome();
    server.use(http.post('/api/auth/logout', () => HttpResponse.json(refusal, { status: 500 })));
    await person.keyboard(keys);

    await person.write(await field(), 'deconnecter{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  });

  it('finds what the company has, also what is almost called so, and opens it', async () => {
    const { person, path } = await atHome();
    const booklet = '01930000-0000-7000-8000-00000000b001';
    const page = '01930000-0000-7000-8000-00000000b002';
    const nothing = { booklets: [], chapters: [], pages: [], library_chapters: [], people: [] };
    const part = { id: page, title: 'Acueil du matin', booklet_id: booklet, booklet_name: 'Saison', page_id: page };
    server.use(
      http.get('/api/search', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('q') === 'acueil du'
            ? {
                ...nothing,
                booklets: [{ id: booklet, name: 'Livret d’accueil', status: 'draft', step: 'done' }],
                pages: [part],
              }
            : nothing,
        ),
      ),
    );
    await person.keyboard(keys);

    await person.write(await field(), 'acueil du');

    const booklets = within(await screen.findByRole('group', { name: 'Livrets' }));
    expect(booklets.getByRole('option', { name: 'Livret d’accueil' })).toBeVisible();
    await person.click(screen.getByRole('option', { name: /matin.*Saison/ }));
    await waitFor(() => expect(path()).toBe(`/livrets/${booklet}/editor`));
  });

  it('does not say that there is nothing before the server has answered, and says when it could not', async () => {
    const { person } = await atHome();
    let fail = () => {};
    const waited = new Promise<void>((resolve) => {
      fail = resolve;
    });
    server.use(
      http.get('/api/search', async () => {
        await waited;
        return HttpResponse.json({ code: 'unexpected', message: 'Panne' }, { status: 500 });
      }),
    );
    await person.keyboard(keys);

    await person.write(await field(), 'xylophone');

    expect(await screen.findByText('Recherche en cours…')).toBeVisible();
    fail();
    expect(await screen.findByText(/n’ont pas pu être cherchés/)).toBeVisible();
  });

  it('does not open over a dialog that waits for an answer', async () => {
    const { person } = await atHome();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');

    await person.keyboard(keys);

    expect(screen.queryByRole('combobox')).toBeNull();
    dialog.remove();
  });
});

describe('the bell', () => {
  const at = '2027-03-16T10:42:00Z';
  const notice = { id: '1', what: 'Version publiée', booklet: 'Saisonniers', by: 'Julien Delmas', at };

  it('keeps what others did to my booklets, not my own messages, and knows after a reload what was seen', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date(at).getTime());
    const answer = http.get('/api/notices', () => HttpResponse.json({ notices: [notice] }));
    const { person } = await renderApp('/home', camille, [answer]);
    act(() => void notify({ severity: 'success', summary: 'Livret renommé' }));

    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 nouvelle' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByText('Version publiée')).toBeVisible();
    expect(panel.getByText(/Saisonniers.*par Julien Delmas/)).toBeVisible();
    expect(panel.queryByText('Livret renommé')).toBeNull();
    expect(panel.getByText('maintenant')).toHaveAttribute('datetime', at);
    cleanup();
    await renderApp('/home', camille, [answer]);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });
});
