import { LoadingScreen } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { SwitchedFrame, sessionQuery } from '../features/accounts';
import { detour } from './guards';
import { BrokenPage } from './pages/BrokenPage';
import { NotFoundPage } from './pages/NotFoundPage';

export const unknownPath = '$';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, matches }) => {
    /* The route's own path: what was typed may have capitals or a slash at its end. */
    const path = matches.at(-1)?.fullPath ?? '';
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    const to = detour({ path, known: path !== `/${unknownPath}`, user });
    if (to) throw redirect({ to, replace: true });
  },
  component: () => (
    <SwitchedFrame>
      <Outlet />
    </SwitchedFrame>
  ),
  notFoundComponent: () => <NotFoundPage message="Page Not Found" />,
  errorComponent: BrokenPage,
  pendingComponent: LoadingScreen,
});
