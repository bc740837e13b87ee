import { createRoute } from '@tanstack/react-router';
import {
  DataProcessingPage,
  DataProtectionPage,
  ForgottenPasswordPage,
  InvitationPage,
  LegalNoticesPage,
  NewEmailPage,
  NewPasswordPage,
  SecondFactorPage,
  SignInPage,
  TermsOfUsePage,
  TermsPage,
  TermsRefusedPage,
} from '@/features/accounts';
import { paths } from '@/shared/paths';
import { tokenOf } from '@/shared/searchParts';
import { auth } from './shells';

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
const legalNotices = createRoute({
  getParentRoute: () => auth,
  path: paths.legalNotices,
  component: LegalNoticesPage,
  staticData: { panel: 'essentials' },
});
const dataProcessing = createRoute({
  getParentRoute: () => auth,
  path: paths.dataProcessing,
  component: DataProcessingPage,
  staticData: { panel: 'essentials' },
});

/** Everything before somebody is let in. */
export const authRoutes = auth.addChildren([
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
  legalNotices,
  dataProcessing,
]);
