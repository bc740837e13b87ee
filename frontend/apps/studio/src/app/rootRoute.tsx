import { LoadingScreen } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, notFound, Outlet, redirect } from '@tanstack/react-router';
import { knownUser, sessionQuery } from '@/features/accounts';
import { destination, reader } from '@/shared/destination';
import { paths } from '@/shared/paths';
import { useFatalError } from './fatal';
import { detour, isDestination } from './guards';
import { fetchLikelyScreen } from './likelyScreen';
import { BrokenPage } from './pages/BrokenPage';
import { NotFoundPage } from './pages/NotFoundPage';

const Root = () => {
  useFatalError();
  return <Outlet />;
};

export const unknownPath = '$';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    const page = matches.at(-1);
    if (page?.staticData.isValid?.(page) === false) throw notFound();
    /* The route's own path: what was typed may have capitals or a slash at its end. */
    const path = page?.fullPath ?? '';
    const found = path !== `/${unknownPath}`;
    const { retour } = location.search as { retour?: unknown };
    if (path === paths.signIn && reader.asks(retour)) destination.keep(retour);
    if (found && knownUser(context.queryClient) === undefined) fetchLikelyScreen(path);
    const user = await context.queryClient.ensureQueryData(sessionQuery);
    const to = detour({ path, found, user });
    if (!to) return;
    if (preload) throw redirect({ to, replace: true });
    if (to !== paths.home && isDestination(path)) destination.keep(location.href);
    const wanted = to === paths.home ? destination.take() : null;
    if (reader.asks(wanted)) return reader.open(wanted);
    throw redirect({ to, ...(wanted && { href: wanted }), replace: true });
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
  pendingComponent: LoadingScreen,
});
