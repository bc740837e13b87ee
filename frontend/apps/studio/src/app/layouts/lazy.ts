import { lazyPage } from '@/shared/lazyPage';

/* Who signs in waits for no sidebar, and who is signed in for no panel of covers. */
export const AdminShell = lazyPage(async () => (await import('./AdminShell')).AdminShell);
export const AuthShell = lazyPage(async () => (await import('./AuthShell')).AuthShell);
