import { lazyPage } from '../../../shared/lazyPage';
import { withTexts } from '../../../shared/locale/withTexts';

export const NewEmailPage = lazyPage(withTexts(async () => (await import('./NewEmailPage')).NewEmailPage));
