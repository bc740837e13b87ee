import { lazyPage } from '../../../shared/lazyPage';

export const InvitationPage = lazyPage(async () => (await import('./InvitationPage')).InvitationPage);
