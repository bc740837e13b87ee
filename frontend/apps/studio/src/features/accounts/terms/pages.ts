import { lazyPage } from '../../../shared/lazyPage';

export const TermsOfUsePage = lazyPage(async () => (await import('./LegalPage')).TermsOfUsePage);
export const DataProtectionPage = lazyPage(async () => (await import('./LegalPage')).DataProtectionPage);
export const TermsPage = lazyPage(async () => (await import('./TermsPage')).TermsPage);
export const TermsRefusedPage = lazyPage(async () => (await import('./TermsRefusedPage')).TermsRefusedPage);
export const EssentialsPanel = lazyPage(async () => (await import('./EssentialsPanel')).EssentialsPanel);
