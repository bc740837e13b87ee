export { DataProtectionPage, TermsOfUsePage } from './LegalPage';
export { TermsPage } from './TermsPage';
export { TermsRefusedPage } from './TermsRefusedPage';
