import { Skeleton } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory, type StaticDataRouteOption } from '@tanstack/react-router';
import type { SessionUser } from '@/features/accounts';
import type { StepId } from '@/features/booklets/creation/pages';
import type { Locale } from '@/shared/locale/locales';
import { localeRewrite } from '@/shared/locale/rewrite';
import type { Path } from '@/shared/paths';
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

type Above = {
  crumb: NonNullable<StaticDataRouteOption['crumb']>;
  path: Extract<
    Path,
    | '/home'
    | '/livrets'
    | '/parametres'
    | '/parametres/actualites'
    | '/parametres/tutoriels'
    | '/parametres/personnes'
    | '/tableau-bord'
    | `/parametres/builder${string}`
  >;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** Where one came from, for what brings one back there. */
    from?: string;
    /** Whom a new mailing is for, where somebody chose them in a list. */
    mailingTo?: { participants?: string[]; filter?: object };
  }
  interface StaticDataRouteOption {
    /** What the auth layout shows beside the form. */
    panel?: 'covers' | 'essentials';
    /** It has a header of its own: the sidebar is a rail, and no bar stands above. */
    whole?: true;
    /** Of the creation of a booklet. */
    step?: StepId;
    /** F2, the first guard: whether there can be such a page, by its address alone. */
    isValid?: (page: { params: Readonly<Record<string, string | undefined>> }) => boolean;
    /** What the crumbs call this screen. */
    crumb?:
      | 'navigation.home'
      | 'navigation.account'
      | 'navigation.bookletAccess'
      | 'navigation.bookletAdvanced'
      | 'navigation.bookletMailing'
      | 'navigation.bookletMailings'
      | 'navigation.bookletManagers'
      | 'navigation.bookletOptions'
      | 'navigation.bookletParticipants'
      | 'navigation.booklets'
      | 'navigation.bookletsHome'
      | 'navigation.coreUpdate'
      | 'navigation.bookletTranslations'
      | 'navigation.bookletUsers'
      | 'navigation.chapters'
      | 'navigation.addressesAside'
      | 'navigation.companies'
      | 'navigation.dashboard'
      | 'navigation.help'
      | 'navigation.identity'
      | 'navigation.journal'
      | 'navigation.languages'
      | 'navigation.library'
      | 'navigation.media'
      | 'navigation.newBooklet'
      | 'navigation.newChapter'
      | 'navigation.newCompany'
      | 'navigation.newMailing'
      | 'navigation.newNewsItem'
      | 'navigation.newObligation'
      | 'navigation.newSector'
      | 'navigation.newTutorial'
      | 'navigation.news'
      | 'navigation.obligations'
      | 'navigation.ownCompany'
      | 'navigation.people'
      | 'navigation.peopleImport'
      | 'navigation.sectors'
      | 'navigation.senderDomains'
      | 'navigation.serviceStatus'
      | 'navigation.settings'
      | 'navigation.statistics'
      | 'navigation.storage'
      | 'navigation.tutorials'
      | 'navigation.translations'
      | 'navigation.users'
      | 'navigation.values';
    /** The crumb is the name of the thing on screen, once it is known; the screens inside it come behind. */
    named?: true;
    /** A part of one thing: the palette does not offer it by itself. */
    inside?: true;
    /** Who may open it, where no entry of the navigation says so: those with one of these abilities. */
    needs?: readonly (keyof SessionUser['abilities'])[];
    /** The screens above it in the crumbs, when its address does not stand in a route of theirs. */
    above?: Above | readonly Above[];
  }
}
