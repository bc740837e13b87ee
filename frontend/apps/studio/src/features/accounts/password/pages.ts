import { lazyPage } from '../../../shared/lazyPage';

/* Few people come here: the first load goes without them. */
export const ForgottenPasswordPage = lazyPage(
  async () => (await import('./ForgottenPasswordPage')).ForgottenPasswordPage,
);
export const NewPasswordPage = lazyPage(async () => (await import('./NewPasswordPage')).NewPasswordPage);
