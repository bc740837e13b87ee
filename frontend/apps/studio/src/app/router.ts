import { Skeleton } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Locale } from '../shared/locale/locales';
import { localeRewrite } from '../shared/locale/rewrite';
import { routeTree } from './routes';

type Options = { queryClient: QueryClient; locale: Locale; history?: RouterHistory };

export const createAppRouter = ({ queryClient, locale, ...rest }: Options) =>
  createRouter({
    routeTree,
    context: { queryClient },
    rewrite: localeRewrite(locale),
    scrollRestoration: true,
    scrollToTopSelectors: ['#content'],
    defaultPreload: 'intent',
    /* F21: what loads slowly shows a loader, and not before 200 ms. */
    defaultPendingComponent: Skeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    ...rest,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** Where one came from, for what brings one back there. */
    from?: string;
  }
  interface StaticDataRouteOption {
    /** What the auth layout shows beside the form. */
    panel?: 'covers' | 'essentials';
    /** F2, the first guard: whether there can be such a page, by its address alone. */
    isValid?: (page: { params: Readonly<Record<string, string | undefined>> }) => boolean;
    /** What the crumbs call this screen. */
    crumb?:
      | 'navigation.home'
      | 'navigation.account'
      | 'navigation.companies'
      | 'navigation.dashboard'
      | 'navigation.identity'
      | 'navigation.journal'
      | 'navigation.media'
      | 'navigation.newCompany'
      | 'navigation.ownCompany'
      | 'navigation.settings'
      | 'navigation.storage'
      | 'navigation.users';
    /** The screen above it in the crumbs, when its address does not stand in a route of that one. */
    above?: { crumb: NonNullable<StaticDataRouteOption['crumb']>; path: '/parametres' | '/tableau-bord' };
  }
}
