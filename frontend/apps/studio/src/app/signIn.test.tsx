import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { camille, withoutTerms } from '../../test/answers';
import { renderApp } from '../../test/renderApp';

const fill = async ({ person }: Awaited<ReturnType<typeof renderApp>>, password = 'Livretier-2026-demo') => {
  await person.type(await screen.findByLabelText('Adresse e-mail'), camille.email);
  await person.type(screen.getByLabelText('Mot de passe'), `${password}{Enter}`);
};

describe('signing in', () => {
  it('leads to the terms when they are not accepted, then F6: with the token of the new session', async () => {
    const app = await renderApp('/auth/login');
    let tokens = 0;
    server.use(
      http.post('/api/auth/login', () => HttpResponse.json(withoutTerms)),
      http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: `token-${++tokens}` })),
    );

    await fill(app);

    expect(await screen.findByRole('heading', { level: 1, name: 'Avant de commencer' })).toBeVisible();
    expect(app.path()).toBe('/auth/legal/prompt');
    expect(tokens).toBeGreaterThan(0);
  });

  it('leads home when they are', async () => {
    const app = await renderApp('/auth/login');
    server.use(http.post('/api/auth/login', () => HttpResponse.json(camille)));

    await fill(app);

    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
    expect(document.title).toBe('Accueil | Livretier');
  });

  it('says in the server’s words that the credentials are wrong', async () => {
    const app = await renderApp('/auth/login');
    const refusal = { code: 'bad_credentials', message: 'L’adresse ou le mot de passe ne convient pas.' };
    server.use(http.post('/api/auth/login', () => HttpResponse.json(refusal, { status: 422 })));

    await fill(app, 'wrong');

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
    expect(app.path()).toBe('/auth/login');
  });

  it('says when the server cannot be reached', async () => {
    const app = await renderApp('/auth/login');
    server.use(http.post('/api/auth/login', () => HttpResponse.error()));

    await fill(app);

    expect(await screen.findByRole('alert')).toHaveTextContent('Livretier ne répond pas.');
  });

  it('asks for what is missing without calling the server', async () => {
    const { person } = await renderApp('/auth/login');

    await person.click(await screen.findByRole('button', { name: 'Se connecter' }));

    expect(await screen.findAllByText('Cette information est nécessaire.')).toHaveLength(2);
    expect(screen.getByLabelText('Adresse e-mail')).toBeInvalid();
  });

  it('speaks the account’s language when none was chosen here', async () => {
    const app = await renderApp('/auth/login');
    server.use(http.post('/api/auth/login', () => HttpResponse.json({ ...camille, language: 'en-GB' })));

    await fill(app);

    expect(await screen.findByRole('heading', { level: 1, name: 'Hello Camille' })).toBeVisible();
    expect(app.path()).toBe('/en-GB/home');
  });
});
