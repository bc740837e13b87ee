import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusHeadingAfterNavigation } from './focusHeading';

const never = () => new Promise<never>(() => undefined);

const visit = (path: string) => {
  const root = createRootRoute({ component: Outlet });
  const titled = (at: string, title: string) =>
    createRoute({ getParentRoute: () => root, path: at, component: () => <h1 tabIndex={-1}>{title}</h1> });
  const slow = createRoute({ getParentRoute: () => root, path: '/slow', loader: never, pendingMs: 0 });
  const router = createRouter({
    routeTree: root.addChildren([titled('/', 'Racine'), titled('/home', 'Accueil'), slow]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingComponent: () => <p>Chargement</p>,
  });
  focusHeadingAfterNavigation(router);
  render(<RouterProvider router={router} />);
  return router;
};

describe('after a navigation', () => {
  it('reading starts at the title', async () => {
    const router = visit('/');
    expect(await screen.findByRole('heading', { name: 'Racine' })).not.toHaveFocus();

    await router.navigate({ to: '/home' });

    expect(screen.getByRole('heading', { name: 'Accueil' })).toHaveFocus();
  });

  it('reading starts at the title, also when the first screen had not come yet', async () => {
    const router = visit('/slow');
    await screen.findByText('Chargement');

    await router.navigate({ to: '/home' });

    expect(screen.getByRole('heading', { name: 'Accueil' })).toHaveFocus();
  });
});
