export {
  fullName,
  knownUser,
  openSession,
  type SessionUser,
  sessionQuery,
  useSession,
  useSignedInUser,
  useSignOut,
} from './api/session';
export { SwitchedNotice } from './identity/SwitchedNotice';
export { switchingKey, useSwitchIdentity } from './identity/useSwitchIdentity';
export {
  AccountPage,
  DataProcessingPage,
  DataProtectionPage,
  EssentialsPanel,
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
} from './lazy';
export { LanguageMenu } from './session/LanguageMenu';
export { useChooseLanguage } from './session/language';
export { SessionName } from './session/SessionName';
export { CoversPanel } from './signIn/CoversPanel';
export { LegalLinks } from './terms/LegalLinks';
