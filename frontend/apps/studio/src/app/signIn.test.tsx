import { refreshCsrfToken } from '@livretier/api';
import { camille, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const fill = async ({ person }: Awaited<ReturnType<typeof renderApp>>, password = 'Livretier-2026-demo') => {
  await person.write(await screen.findByLabelText('Adresse e-mail'), camille.email);
  await person.write(screen.getByLabelText('Mot de passe'), `${password}{Enter}`);
};

describe('signing in', () => {
  it('leads to the terms when they are not accepted', async () => {
    const app = await renderApp('/auth/login');
    server.use(http.post('/api/auth/login', () => HttpResponse.json(withoutTerms)));

    await fill(app);

    expect(await screen.findByRole('heading', { level: 1, name: 'Avant de commencer' })).toBeVisible();
    expect(app.path()).toBe('/auth/legal/prompt');
  });

  it('F6: takes the token of the new session, which the next write carries', async () => {
    let tokens = 0;
    const carried: Record<string, string | null> = {};
    const carry = (name: string, request: Request) => {
      carried[name] = request.headers.get('X-CSRF-TOKEN');
    };
    const app = await renderApp('/auth/login', null, [
      http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: `token-${++tokens}` })),
      http.post('/api/auth/login', ({ request }) => {
        carry('login', request);
        return HttpResponse.json(withoutTerms);
      }),
      http.post('/api/auth/legal/refusals', ({ request }) => {
        carry('refusal', request);
        return new HttpResponse(null, { status: 204 });
      }),
    ]);
    await refreshCsrfToken();

    await fill(app);
    await app.person.click(await screen.findByRole('button', { name: 'Refuser' }));

    await screen.findByRole('heading', { level: 1, name: 'Vous avez refusé les conditions' });
    expect(carried).toEqual({ login: 'token-1', refusal: 'token-2' });
  });

  it('goes on when that token does not come', async () => {
    const app = await renderApp('/auth/login');
    await refreshCsrfToken();
    server.use(
      http.post('/api/auth/login', () => HttpResponse.json(camille)),
      http.get('/api/auth/csrf-token', () => HttpResponse.error()),
    );

    await fill(app);

    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
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

  it('puts what the server refuses beside its field', async () => {
    const app = await renderApp('/auth/login');
    const refusal = { code: 'invalid', message: 'À revoir.', errors: { email: ['Cette adresse est fermée.'] } };
    server.use(http.post('/api/auth/login', () => HttpResponse.json(refusal, { status: 422 })));

    await fill(app);

    expect(await screen.findByText('Cette adresse est fermée.')).toBeVisible();
    expect(screen.getByLabelText('Adresse e-mail')).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [503, 'unavailable', 'Livretier is unavailable for a moment.'],
    [413, 'request_too_large', 'This is too large to be sent.'],
  ])('says a %i of the web server in the language of the page', async (status, code, sentence) => {
    const { person } = await renderApp('/en-GB/auth/login');
    const french = { code, message: 'En français.' };
    server.use(http.post('/api/auth/login', () => HttpResponse.json(french, { status })));

    await person.write(await screen.findByLabelText('E-mail address'), camille.email);
    await person.write(screen.getByLabelText('Password'), 'secret{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
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
});
