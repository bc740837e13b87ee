import { createRoute } from '@tanstack/react-router';
import { AccountPage } from '@/features/accounts';
import {
  CompaniesPage,
  CompanyPage,
  companiesSearch,
  loadCompanyCard,
  NewCompanyPage,
} from '@/features/companies/pages';
import { IdentityPage, identitySearch } from '@/features/identity/pages';
import { journalSearch } from '@/features/journal/pages';
import { LanguagesPage, languagesSearch, TranslationsPage, translationsSearch } from '@/features/languages/pages';
import { MediaPage, MediaSheet, mediaSearch } from '@/features/media/pages';
import { StatsPage, statsSearch } from '@/features/stats/pages';
import { usersSearch } from '@/features/users/pages';
import { VerificationPage } from '@/features/verification/pages';
import { lazyPage } from '@/shared/lazyPage';
import { lazyPages } from '@/shared/lazyPages';
import { withTexts } from '@/shared/locale/withTexts';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { settingsAbove } from './above';
import { NotFoundPage } from './pages/NotFoundPage';
import { rootRoute, unknownPath } from './rootRoute';
import { authRoutes } from './routes-auth';
import { bookletRoutes } from './routes-booklets';
import { contentRoutes } from './routes-content';
import { creationRoutes } from './routes-creation';
import { editorRoutes } from './routes-editor';
import { libraryRoutes } from './routes-library';
import { peopleRoutes } from './routes-people';
import { admin } from './shells';

const dashboardAbove = { crumb: 'navigation.dashboard', path: paths.dashboard } as const;

/* The guards always send "/" somewhere else. */
const index = createRoute({ getParentRoute: () => rootRoute, path: paths.root });
const unknown = createRoute({ getParentRoute: () => rootRoute, path: unknownPath, component: NotFoundPage });

/* For everybody, whether they have an account or not. */
const verification = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verification,
  component: VerificationPage,
});

const home = createRoute({
  getParentRoute: () => admin,
  path: paths.home,
  component: lazyPage(async () => (await import('@/features/home')).HomePage),
  staticData: { crumb: 'navigation.home' },
});
const account = createRoute({
  getParentRoute: () => admin,
  path: paths.account,
  component: AccountPage,
  staticData: { crumb: 'navigation.account' },
});

const settingsPages = lazyPages(() => import('@/features/settings'));

const settings = createRoute({
  getParentRoute: () => admin,
  path: paths.settings,
  component: settingsPages('SettingsPage'),
  staticData: { crumb: 'navigation.settings' },
});
const serviceStatus = createRoute({
  getParentRoute: () => admin,
  path: paths.serviceStatus,
  component: settingsPages('ServiceStatusPage'),
  staticData: { crumb: 'navigation.serviceStatus', above: settingsAbove },
});

const addressesAside = createRoute({
  getParentRoute: () => admin,
  path: paths.addressesAside,
  component: settingsPages('AddressesPage'),
  staticData: { crumb: 'navigation.addressesAside', above: settingsAbove },
});
const senderDomains = createRoute({
  getParentRoute: () => admin,
  path: paths.senderDomains,
  component: settingsPages('SenderDomainsPage'),
  staticData: { crumb: 'navigation.senderDomains', above: settingsAbove },
});

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: paths.dashboard,
  component: lazyPage(withTexts(async () => (await import('@/features/home/pages')).DashboardPage)),
  staticData: { crumb: 'navigation.dashboard' },
});
const storage = createRoute({
  getParentRoute: () => admin,
  path: paths.storage,
  component: lazyPages(() => import('@/features/storage'))('StoragePage'),
  staticData: { crumb: 'navigation.storage', above: dashboardAbove },
});
const statistics = createRoute({
  getParentRoute: () => admin,
  path: paths.statistics,
  component: StatsPage,
  validateSearch: statsSearch,
  staticData: { crumb: 'navigation.statistics', above: dashboardAbove },
});
const identity = createRoute({
  getParentRoute: () => admin,
  path: paths.identity,
  component: IdentityPage,
  validateSearch: identitySearch,
  staticData: { crumb: 'navigation.identity', above: settingsAbove },
});
const journal = createRoute({
  getParentRoute: () => admin,
  path: paths.journal,
  component: lazyPages(() => import('@/features/journal'))('JournalPage'),
  validateSearch: journalSearch,
  staticData: { crumb: 'navigation.journal', above: settingsAbove },
});
const companies = createRoute({
  getParentRoute: () => admin,
  path: paths.companies,
  component: CompaniesPage,
  validateSearch: companiesSearch,
  staticData: { crumb: 'navigation.companies', above: settingsAbove },
});
const company = createRoute({
  getParentRoute: () => companies,
  path: '$id',
  component: CompanyPage,
  loader: ({ context, params }) => loadCompanyCard(context.queryClient, params.id),
  staticData: { isValid: ({ params }) => isId(params.id) },
});
const newCompany = createRoute({
  getParentRoute: () => admin,
  path: paths.newCompany,
  component: NewCompanyPage,
  staticData: { crumb: 'navigation.newCompany', above: settingsAbove },
});

const languages = createRoute({
  getParentRoute: () => admin,
  path: paths.languages,
  component: LanguagesPage,
  validateSearch: languagesSearch,
  staticData: { crumb: 'navigation.languages', above: settingsAbove },
});
const translations = createRoute({
  getParentRoute: () => admin,
  path: paths.translations,
  component: TranslationsPage,
  validateSearch: translationsSearch,
  staticData: { crumb: 'navigation.translations', above: settingsAbove },
});

/* The library, and beside it the details of one file. */
const media = createRoute({
  getParentRoute: () => admin,
  path: paths.media,
  component: MediaPage,
  validateSearch: mediaSearch,
  staticData: { crumb: 'navigation.media', above: settingsAbove },
});
const mediaFile = createRoute({
  getParentRoute: () => media,
  path: '$id',
  component: MediaSheet,
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

const usersPages = lazyPages(() => import('@/features/users'));

/* The list, and beside it the sheet of somebody or of an invitation. */
const users = createRoute({
  getParentRoute: () => admin,
  path: paths.users,
  component: usersPages('UsersPage'),
  validateSearch: usersSearch,
  staticData: { crumb: 'navigation.users', above: settingsAbove },
});
const newUser = createRoute({
  getParentRoute: () => users,
  path: 'create',
  component: usersPages('InviteSheet'),
});
const user = createRoute({
  getParentRoute: () => users,
  path: '$id',
  component: usersPages('UserSheet'),
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

export const routeTree = rootRoute.addChildren([
  index,
  unknown,
  verification,
  authRoutes,
  admin.addChildren([
    home,
    account,
    dashboard,
    statistics,
    storage,
    settings,
    identity,
    companies.addChildren([company]),
    newCompany,
    users.addChildren([newUser, user]),
    ...peopleRoutes,
    ...libraryRoutes,
    languages,
    translations,
    media.addChildren([mediaFile]),
    journal,
    serviceStatus,
    addressesAside,
    senderDomains,
    ...contentRoutes,
    ...bookletRoutes,
    creationRoutes,
  ]),
  ...editorRoutes,
]);
