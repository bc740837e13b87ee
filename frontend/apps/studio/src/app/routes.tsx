import { createRoute, redirect } from '@tanstack/react-router';
import {
  AccountPage,
  DataProtectionPage,
  ForgottenPasswordPage,
  InvitationPage,
  NewEmailPage,
  NewPasswordPage,
  SecondFactorPage,
  SignInPage,
  TermsOfUsePage,
  TermsPage,
  TermsRefusedPage,
  tokenOf,
} from '../features/accounts';
import { CompaniesPage, CompanyPage, loadCompanyCard, NewCompanyPage } from '../features/companies/pages';
import { IdentityPage } from '../features/identity';
import {
  ChapterPage,
  ChaptersPage,
  LibraryPage,
  loadChapter,
  loadObligation,
  loadSector,
  loadVersion,
  NewChapterPage,
  NewObligationPage,
  NewSectorPage,
  ObligationPage,
  ObligationsPage,
  SectorPage,
  SectorsPage,
  VersionPage,
} from '../features/library/pages';
import { MediaPage, MediaSheet } from '../features/media/pages';
import { companiesSearch } from '../shared/companiesSearch';
import { identitySearch } from '../shared/identitySearch';
import { journalSearch } from '../shared/journalSearch';
import { lazyPage } from '../shared/lazyPage';
import { chaptersSearch, newObligationSearch, obligationsSearch, sectorsSearch } from '../shared/librarySearch';
import { withTexts } from '../shared/locale/withTexts';
import { mediaSearch } from '../shared/mediaSearch';
import { paths } from '../shared/paths';
import { isId } from '../shared/searchParts';
import { usersSearch } from '../shared/usersSearch';
import { NotFoundPage } from './pages/NotFoundPage';
import { rootRoute, unknownPath } from './rootRoute';
import { bookletRoutes } from './routes-booklets';
import { creationRoutes } from './routes-creation';
import { editorRoutes } from './routes-editor';
import { admin, auth } from './shells';

const settingsAbove = { crumb: 'navigation.settings', path: paths.settings } as const;
const libraryAbove = { crumb: 'navigation.library', path: paths.library } as const;
const chaptersAbove = { crumb: 'navigation.chapters', path: paths.chapters } as const;
const sectorsAbove = { crumb: 'navigation.sectors', path: paths.sectors } as const;
const obligationsAbove = { crumb: 'navigation.obligations', path: paths.obligations } as const;
const ofLibrary = ['manage_library'] as const;
const ofChapters = ['manage_library', 'write_chapters'] as const;
const dashboardAbove = { crumb: 'navigation.dashboard', path: paths.dashboard } as const;

/* The guards always send "/" somewhere else. */
const index = createRoute({ getParentRoute: () => rootRoute, path: paths.root });
const unknown = createRoute({ getParentRoute: () => rootRoute, path: unknownPath, component: NotFoundPage });

const signIn = createRoute({
  getParentRoute: () => auth,
  path: paths.signIn,
  component: SignInPage,
  staticData: { panel: 'covers' },
});
const forgottenPassword = createRoute({
  getParentRoute: () => auth,
  path: paths.forgottenPassword,
  component: ForgottenPasswordPage,
  staticData: { panel: 'covers' },
});
const newPassword = createRoute({
  getParentRoute: () => auth,
  path: paths.newPassword,
  component: NewPasswordPage,
  validateSearch: tokenOf,
  staticData: { panel: 'covers' },
});
const invitation = createRoute({
  getParentRoute: () => auth,
  path: paths.invitation,
  component: InvitationPage,
  validateSearch: tokenOf,
  staticData: { panel: 'covers' },
});
const newEmail = createRoute({
  getParentRoute: () => auth,
  path: paths.newEmail,
  component: NewEmailPage,
  validateSearch: tokenOf,
  staticData: { panel: 'covers' },
});
const secondFactor = createRoute({
  getParentRoute: () => auth,
  path: paths.secondFactor,
  component: SecondFactorPage,
  staticData: { panel: 'covers' },
});
const terms = createRoute({
  getParentRoute: () => auth,
  path: paths.terms,
  component: TermsPage,
  staticData: { panel: 'essentials' },
});
const termsRefused = createRoute({
  getParentRoute: () => auth,
  path: paths.termsRefused,
  component: TermsRefusedPage,
  staticData: { panel: 'essentials' },
});
const termsOfUse = createRoute({
  getParentRoute: () => auth,
  path: paths.termsOfUse,
  component: TermsOfUsePage,
  staticData: { panel: 'essentials' },
});
const dataProtection = createRoute({
  getParentRoute: () => auth,
  path: paths.dataProtection,
  component: DataProtectionPage,
  staticData: { panel: 'essentials' },
});
const home = createRoute({
  getParentRoute: () => admin,
  path: paths.home,
  component: lazyPage(async () => (await import('../features/home')).HomePage),
  staticData: { crumb: 'navigation.home' },
});
const account = createRoute({
  getParentRoute: () => admin,
  path: paths.account,
  component: AccountPage,
  staticData: { crumb: 'navigation.account' },
});
const settings = createRoute({
  getParentRoute: () => admin,
  path: paths.settings,
  component: lazyPage(withTexts(async () => (await import('../features/settings')).SettingsPage)),
  staticData: { crumb: 'navigation.settings' },
});
/* Its first screen that exists. */
const dashboard = createRoute({
  getParentRoute: () => admin,
  path: paths.dashboard,
  beforeLoad: () => {
    throw redirect({ to: paths.storage, replace: true });
  },
});
const storage = createRoute({
  getParentRoute: () => admin,
  path: paths.storage,
  component: lazyPage(withTexts(async () => (await import('../features/storage')).StoragePage)),
  staticData: { crumb: 'navigation.storage', above: dashboardAbove },
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
  component: lazyPage(withTexts(async () => (await import('../features/journal')).JournalPage)),
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

const library = createRoute({
  getParentRoute: () => admin,
  path: paths.library,
  component: LibraryPage,
  staticData: { crumb: 'navigation.library', above: settingsAbove, needs: ofChapters },
});
const chapters = createRoute({
  getParentRoute: () => admin,
  path: paths.chapters,
  component: ChaptersPage,
  validateSearch: chaptersSearch,
  staticData: { crumb: 'navigation.chapters', above: settingsAbove, needs: ofChapters },
});
const newChapter = createRoute({
  getParentRoute: () => admin,
  path: paths.newChapter,
  component: NewChapterPage,
  staticData: { crumb: 'navigation.newChapter', above: [settingsAbove, chaptersAbove], needs: ofChapters },
});
const chapter = createRoute({
  getParentRoute: () => admin,
  path: paths.chapter,
  component: ChapterPage,
  loader: ({ context, params }) => loadChapter(context.queryClient, params.id),
  staticData: { above: [settingsAbove, chaptersAbove], isValid: ({ params }) => isId(params.id) },
});
const chapterVersion = createRoute({
  getParentRoute: () => admin,
  path: paths.chapterVersion,
  component: VersionPage,
  loader: ({ context, params }) => loadVersion(context.queryClient, params.id, Number(params.number)),
  staticData: {
    above: [settingsAbove, chaptersAbove],
    isValid: ({ params }) => isId(params.id) && /^[1-9]\d{0,8}$/.test(String(params.number)),
  },
});
const sectors = createRoute({
  getParentRoute: () => admin,
  path: paths.sectors,
  component: SectorsPage,
  validateSearch: sectorsSearch,
  staticData: { crumb: 'navigation.sectors', above: settingsAbove, needs: ofLibrary },
});
const newSector = createRoute({
  getParentRoute: () => admin,
  path: paths.newSector,
  component: NewSectorPage,
  staticData: { crumb: 'navigation.newSector', above: [settingsAbove, sectorsAbove], needs: ofLibrary },
});
const sector = createRoute({
  getParentRoute: () => admin,
  path: paths.sector,
  component: SectorPage,
  loader: ({ context, params }) => loadSector(context.queryClient, params.id),
  staticData: { above: [settingsAbove, sectorsAbove], isValid: ({ params }) => isId(params.id) },
});
const obligations = createRoute({
  getParentRoute: () => admin,
  path: paths.obligations,
  component: ObligationsPage,
  validateSearch: obligationsSearch,
  staticData: { crumb: 'navigation.obligations', above: [settingsAbove, libraryAbove], needs: ofLibrary },
});
const newObligation = createRoute({
  getParentRoute: () => admin,
  path: paths.newObligation,
  component: NewObligationPage,
  validateSearch: newObligationSearch,
  staticData: { crumb: 'navigation.newObligation', above: [settingsAbove, obligationsAbove], needs: ofLibrary },
});
const obligation = createRoute({
  getParentRoute: () => admin,
  path: paths.obligation,
  component: ObligationPage,
  loader: ({ context, params }) => loadObligation(context.queryClient, params.id),
  staticData: { above: [settingsAbove, obligationsAbove], isValid: ({ params }) => isId(params.id) },
});

const usersFeature = () => import('../features/users');

/* The list, and beside it the sheet of somebody or of an invitation. */
const users = createRoute({
  getParentRoute: () => admin,
  path: paths.users,
  component: lazyPage(withTexts(async () => (await usersFeature()).UsersPage)),
  validateSearch: usersSearch,
  staticData: { crumb: 'navigation.users', above: settingsAbove },
});
const newUser = createRoute({
  getParentRoute: () => users,
  path: 'create',
  component: lazyPage(withTexts(async () => (await usersFeature()).InviteSheet)),
});
const user = createRoute({
  getParentRoute: () => users,
  path: '$id',
  component: lazyPage(withTexts(async () => (await usersFeature()).UserSheet)),
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

export const routeTree = rootRoute.addChildren([
  index,
  unknown,
  auth.addChildren([
    signIn,
    forgottenPassword,
    newPassword,
    invitation,
    newEmail,
    secondFactor,
    terms,
    termsRefused,
    termsOfUse,
    dataProtection,
  ]),
  admin.addChildren([
    home,
    account,
    dashboard,
    storage,
    settings,
    identity,
    companies.addChildren([company]),
    newCompany,
    users.addChildren([newUser, user]),
    library,
    chapters,
    newChapter,
    chapter,
    chapterVersion,
    sectors,
    newSector,
    sector,
    obligations,
    newObligation,
    obligation,
    media.addChildren([mediaFile]),
    journal,
    ...bookletRoutes,
    creationRoutes,
  ]),
  ...editorRoutes,
]);
