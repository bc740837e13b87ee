import { api, unwrap } from '@livretier/api';
import { camille, lea, withoutTerms } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { server } from '@test/server';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const memberships = { queryKey: ['memberships'] };
const refuse = (status: number, code: string) =>
  http.get('/api/memberships', () => HttpResponse.json({ code, message: '' }, { status }));

describe('F6: the session', () => {
  it('is nobody’s when the user cannot be fetched', async () => {
    const down = http.get('/api/auth/user', () => HttpResponse.error());
    const { path } = await renderApp('/home', camille, [down]);

    expect(await heading('Bon retour')).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it('shows what waits and the memberships', async () => {
    await renderApp('/home', camille);

    expect(await screen.findByRole('heading', { level: 2, name: 'À faire' })).toBeVisible();
    expect(await screen.findByText('Entreprise actuelle')).toBeVisible();
  });

  it('ends with signing out', async () => {
    const { person, session, path, queryClient } = await renderApp('/home', camille);
    server.use(
      http.post('/api/auth/logout', () => {
        session.user = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));

    expect(await heading('Bon retour')).toBeVisible();
    expect(path()).toBe('/auth/login');
    expect(queryClient.getQueryData(memberships.queryKey)).toBeUndefined();
  });

  it('leads to the sign-in page when an answer shows that it has expired, and forgets what was read', async () => {
    const { path, session, queryClient } = await renderApp('/home', camille);
    await heading('Bonjour Camille');
    await screen.findByText('Seconde maison de Camille');

    session.user = null;
    server.use(refuse(401, 'not_signed_in'));
    await queryClient.refetchQueries(memberships);

    expect(await heading('Bon retour')).toBeVisible();
    expect(path()).toBe('/auth/login');
    expect(queryClient.getQueryData(memberships.queryKey)).toBeUndefined();
  });

  it('is asked for once when many answers show at once that it changed', async () => {
    const { queryClient } = await renderApp('/home', camille);
    await heading('Bonjour Camille');
    let asked = 0;
    server.use(
      http.get('/api/settings/overview', () =>
        HttpResponse.json({ code: 'session_changed', message: '' }, { status: 409 }),
      ),
      http.get('/api/auth/user', async () => {
        asked += 1;
        await delay(50);
        return HttpResponse.json({ ...camille, company: null });
      }),
    );
    const call = (number: number) =>
      queryClient.fetchQuery({
        queryKey: ['refused', number],
        queryFn: () => unwrap(api.GET('/api/settings/overview')),
      });

    await Promise.allSettled([1, 2, 3, 4, 5].map(call));

    await waitFor(() => expect(queryClient.getQueryData(['session'])).toMatchObject({ company: null }));
    expect(asked).toBe(1);
  });

  it('leads to the terms when an answer shows that there are new ones', async () => {
    const { path, session, queryClient } = await renderApp('/home', camille);
    await heading('Bonjour Camille');

    session.user = withoutTerms;
    server.use(refuse(403, 'terms_not_accepted'));
    await queryClient.refetchQueries(memberships);

    expect(await heading('Avant de commencer')).toBeVisible();
    expect(path()).toBe('/auth/legal/prompt');
  });

  it('shows nothing of the last person to the next one', async () => {
    const { person, queryClient } = await renderApp('/auth/login');
    await heading('Bon retour');
    queryClient.setQueryData(memberships.queryKey, { items: [], next: 'of somebody else' });
    server.use(http.post('/api/auth/login', () => HttpResponse.json(camille)));

    await person.write(screen.getByLabelText('Adresse e-mail'), camille.email);
    await person.write(screen.getByLabelText('Mot de passe'), 'secret{Enter}');

    await heading('Bonjour Camille');
    await waitFor(() =>
      expect(queryClient.getQueryData(memberships.queryKey)).not.toHaveProperty('next', 'of somebody else'),
    );
  });
});

describe('the session of another tab', () => {
  const look = () => window.dispatchEvent(new Event('visibilitychange'));

  it('is taken over when somebody else has signed in there', async () => {
    const { session } = await renderApp('/home', camille);
    await screen.findByText('Seconde maison de Camille');

    session.user = lea;
    look();

    expect(await heading('Bonjour Léa')).toBeVisible();
    expect(await screen.findByText('Seconde maison de Léa')).toBeVisible();
    expect(screen.queryByText('Seconde maison de Camille')).toBeNull();
  });

  it('ends here when it ended there', async () => {
    const { session, path } = await renderApp('/home', camille);
    await heading('Bonjour Camille');

    session.user = null;
    look();

    expect(await heading('Bon retour')).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({ code: 'unavailable', message: '' }, { status: 503 })],
  ])('is not thought over because the server %s', async (_, answer) => {
    const { path, queryClient } = await renderApp('/home', camille);
    await heading('Bonjour Camille');
    let asked = 0;
    server.use(
      http.get('/api/auth/user', () => {
        asked += 1;
        return answer();
      }),
    );

    look();

    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await heading('Bonjour Camille')).toBeVisible();
    expect(path()).toBe('/home');
  });
});
