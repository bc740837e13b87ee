import { createRoute } from '@tanstack/react-router';
import {
  AccountPage,
  DataProtectionPage,
  ForgottenPasswordPage,
  NewPasswordPage,
  SignInPage,
  TermsOfUsePage,
  TermsPage,
  TermsRefusedPage,
  tokenOf,
} from '../features/accounts';
import { journalSearch } from '../shared/journalSearch';
import { lazyPage } from '../shared/lazyPage';
import { paths } from '../shared/paths';
import { AdminShell, AuthShell } from './layouts/lazy';
import { NotFoundPage } from './pages/NotFoundPage';
import { rootRoute, unknownPath } from './rootRoute';

const auth = createRoute({ getParentRoute: () => rootRoute, id: 'auth', component: AuthShell });
const admin = createRoute({ getParentRoute: () => rootRoute, id: 'admin', component: AdminShell });

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
const journal = createRoute({
  getParentRoute: () => admin,
  path: paths.journal,
  component: lazyPage(async () => (await import('../features/journal')).JournalPage),
  validateSearch: journalSearch,
  staticData: { crumb: 'navigation.journal' },
});

export const routeTree = rootRoute.addChildren([
  index,
  unknown,
  auth.addChildren([signIn, forgottenPassword, newPassword, terms, termsRefused, termsOfUse, dataProtection]),
  admin.addChildren([home, account, journal]),
]);
