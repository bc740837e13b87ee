import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../features/accounts';
import { detour } from './guards';
import { BrokenPage } from './pages/BrokenPage';
import { NotFoundPage } from './pages/NotFoundPage';

export const unknownPath = '$';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location, matches }) => {
    const known = matches.at(-1)?.routeId !== `/${unknownPath}`;
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    const to = detour({ path: location.pathname, known, user });
    if (to) throw redirect({ to, replace: true });
  },
  notFoundComponent: () => <NotFoundPage message="Page Not Found" />,
  errorComponent: BrokenPage,
});
