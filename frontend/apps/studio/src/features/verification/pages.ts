import { lazyPages } from '@/shared/lazyPages';

export const VerificationPage = lazyPages(() => import('./VerificationPage'))('VerificationPage');
