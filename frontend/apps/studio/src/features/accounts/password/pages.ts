import { lazyRouteComponent } from '@tanstack/react-router';

/* Few people come here: the first load goes without them. */
export const ForgottenPasswordPage = lazyRouteComponent(
  () => import('./ForgottenPasswordPage'),
  'ForgottenPasswordPage',
);
export const NewPasswordPage = lazyRouteComponent(() => import('./NewPasswordPage'), 'NewPasswordPage');
