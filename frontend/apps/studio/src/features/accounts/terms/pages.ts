import { lazyPage } from '../../../shared/lazyPage';

export const TermsOfUsePage = lazyPage(async () => (await import('./LegalPage')).TermsOfUsePage);
export const DataProtectionPage = lazyPage(async () => (await import('./LegalPage')).DataProtectionPage);
