import { lazyPage } from '../../../shared/lazyPage';

/* What is read and what is answered come together: whoever reads one of them is about to answer. */
const screens = () => import('./screens');

export const TermsOfUsePage = lazyPage(async () => (await screens()).TermsOfUsePage);
export const DataProtectionPage = lazyPage(async () => (await screens()).DataProtectionPage);
export const TermsPage = lazyPage(async () => (await screens()).TermsPage);
export const TermsRefusedPage = lazyPage(async () => (await screens()).TermsRefusedPage);
export const EssentialsPanel = lazyPage(async () => (await import('./EssentialsPanel')).EssentialsPanel);
