import { lazyPage } from '../../../shared/lazyPage';

export const SignInPage = lazyPage(async () => (await import('./SignInPage')).SignInPage);
