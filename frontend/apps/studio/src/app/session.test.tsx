import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { camille } from '../../test/answers';
import { renderApp } from '../../test/renderApp';

describe('F6: the session', () => {
  it('is nobody’s when the user cannot be fetched', async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.error()));
    const { path } = await renderApp('/home');

    expect(await screen.findByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it('shows the company, the role and the memberships', async () => {
    await renderApp('/home', camille);

    expect(await screen.findByRole('heading', { level: 2, name: 'Maison Aubrac' })).toBeVisible();
    expect(await screen.findByText('Entreprise ouverte')).toBeVisible();
  });

  it('ends with signing out', async () => {
    const { person, session, path } = await renderApp('/home', camille);
    server.use(
      http.post('/api/auth/logout', () => {
        session.user = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it('leads to the sign-in page when an answer shows that it has expired', async () => {
    const expired = HttpResponse.json({ code: 'not_signed_in', message: 'Connectez-vous.' }, { status: 401 });
    const { path, session } = await renderApp('/home', camille);
    session.user = null;
    server.use(http.get('/api/memberships', () => expired));

    expect(await screen.findByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
    expect(path()).toBe('/auth/login');
  });
});
