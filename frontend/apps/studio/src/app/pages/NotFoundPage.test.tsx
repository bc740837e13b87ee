import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

const back = { name: 'Revenir en arrière' };

describe('F19: an unknown address', () => {
  it('is a 404 that names it, also for somebody who is not signed in', async () => {
    await renderApp('/livres/4812');

    expect(await screen.findByRole('heading', { level: 1, name: 'Cette page s’est décousue' })).toBeVisible();
    expect(screen.getByText(/Page not found: \/livres\/4812/)).toBeVisible();
    expect(document.title).toBe('Page introuvable | Livretier');
  });

  it('F2: is worded as the specification does when the page exists and this one does not', async () => {
    await renderApp('/livrets/4812/editor');

    expect(await screen.findByText('Erreur 404 : Page Not Found: /livrets/4812/editor')).toBeVisible();
  });

  it('is named as it stands in the address bar', async () => {
    await renderApp('/en-GB/nowhere?page=2');

    expect(await screen.findByText('Error 404: Page not found: /en-GB/nowhere')).toBeVisible();
  });

  it('offers a way back only to somebody who came from a page', async () => {
    await renderApp('/nulle-part', camille);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', back)).toBeNull();
  });

  it('leads back to the page one came from', async () => {
    const { person, history } = await renderApp('/home', camille);
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
    history.push('/nulle-part');

    await person.click(await screen.findByRole('button', back));

    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
  });

  it('is no page at all for a robot: the console says it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');

    await renderApp('/nulle-part');

    await waitFor(() => expect(log).toHaveBeenCalledWith('Page not found: /nulle-part'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
