import { lazyPage } from '../../../shared/lazyPage';

/* Few people come here: the first load goes without them. */
const screens = () => import('./screens');

export const ForgottenPasswordPage = lazyPage(async () => (await screens()).ForgottenPasswordPage);
export const NewPasswordPage = lazyPage(async () => (await screens()).NewPasswordPage);
