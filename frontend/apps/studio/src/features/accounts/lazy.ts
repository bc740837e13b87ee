import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';

export const AccountPage = lazyPage(withTexts(async () => (await import('./account/AccountPage')).AccountPage));

export const NewEmailPage = lazyPage(withTexts(async () => (await import('./links/NewEmailPage')).NewEmailPage));

export const InvitationPage = lazyPage(withTexts(async () => (await import('./links/InvitationPage')).InvitationPage));

/* Few people come here: the first load goes without them. */
const passwordPages = () => import('./links/PasswordPages');

export const ForgottenPasswordPage = lazyPage(async () => (await passwordPages()).ForgottenPasswordPage);
export const NewPasswordPage = lazyPage(async () => (await passwordPages()).NewPasswordPage);

export const SecondFactorPage = lazyPage(
  withTexts(async () => (await import('./secondFactor/SecondFactorPage')).SecondFactorPage),
);

export const SignInPage = lazyPage(async () => (await import('./signIn/SignInPage')).SignInPage);

/* What is read and what is answered come together: whoever reads one of them is about to answer. */
const termsPages = () => import('./terms/TermsPages');

export const TermsOfUsePage = lazyPage(async () => (await termsPages()).TermsOfUsePage);
export const DataProtectionPage = lazyPage(async () => (await termsPages()).DataProtectionPage);
export const LegalNoticesPage = lazyPage(async () => (await termsPages()).LegalNoticesPage);
export const DataProcessingPage = lazyPage(async () => (await termsPages()).DataProcessingPage);
export const TermsPage = lazyPage(async () => (await termsPages()).TermsPage);
export const TermsRefusedPage = lazyPage(async () => (await termsPages()).TermsRefusedPage);
export const EssentialsPanel = lazyPage(async () => (await import('./terms/EssentialsPanel')).EssentialsPanel);
