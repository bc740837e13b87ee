import { lazyRouteComponent } from '@tanstack/react-router';

export const TermsOfUsePage = lazyRouteComponent(() => import('./LegalPage'), 'TermsOfUsePage');
export const DataProtectionPage = lazyRouteComponent(() => import('./LegalPage'), 'DataProtectionPage');
