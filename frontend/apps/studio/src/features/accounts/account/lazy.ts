import { lazyPage } from '../../../shared/lazyPage';

export const AccountPage = lazyPage(async () => (await import('./AccountPage')).AccountPage);
