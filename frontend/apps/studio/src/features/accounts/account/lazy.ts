import { lazyPage } from '../../../shared/lazyPage';
import { withTexts } from '../../../shared/locale/withTexts';

export const AccountPage = lazyPage(withTexts(async () => (await import('./AccountPage')).AccountPage));
