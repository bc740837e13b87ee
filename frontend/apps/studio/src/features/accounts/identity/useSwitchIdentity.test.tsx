import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { answers, camille, camilleByNadia, nadia } from '@test/answers';
import { server } from '@test/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { knownUser, sessionQuery } from '../api/session';
import { useSwitchIdentity } from './useSwitchIdentity';

const Chooser = () => {
  const act = useSwitchIdentity();
  const wish = { userId: camille.id, reason: 'Demande par téléphone' };
  return (
    <button type="button" onClick={() => act.mutate(wish)}>
      {act.error ? 'refused' : 'act'}
    </button>
  );
};

const renderChooser = () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, nadia);
  client.setQueryData(['livrets'], 'read by Nadia');
  const root = createRootRoute();
  const chooser = createRoute({ getParentRoute: () => root, path: '/identite', component: Chooser });
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: () => <h1 tabIndex={-1}>Home</h1> });
  const history = createMemoryHistory({ initialEntries: ['/identite'] });
  const router = createRouter({ routeTree: root.addChildren([chooser, home]), history });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return client;
};

describe('F16: switching', () => {
  it('sends whom and why, forgets what one read oneself, and goes home as the other', async () => {
    const asked: unknown[] = [];
    const client = renderChooser();
    const switched = camilleByNadia();
    server.use(
      http.post('/api/admin/identity/switch', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(switched);
      }),
      ...answers({ user: switched }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'act' }));

    expect(await screen.findByRole('heading', { name: 'Home' })).toHaveFocus();
    expect(asked).toEqual([{ id_utilisateur: camille.id, reason: 'Demande par téléphone' }]);
    expect(knownUser(client)).toEqual(switched);
    expect(client.getQueryData(['livrets'])).toBeUndefined();
  });

  it('leaves everything as it is when it is refused', async () => {
    const refusal = { code: 'switch_not_allowed', message: 'Non.' };
    const client = renderChooser();
    server.use(
      http.post('/api/admin/identity/switch', () => HttpResponse.json(refusal, { status: 403 })),
      ...answers({ user: nadia }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'act' }));

    expect(await screen.findByRole('button', { name: 'refused' })).toBeVisible();
    expect(knownUser(client)).toEqual(nadia);
  });
});
