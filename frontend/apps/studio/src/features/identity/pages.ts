import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';

export { identitySearch } from './identitySearch';

export const IdentityPage = lazyPage(withTexts(async () => (await import('./IdentityPage')).IdentityPage));
