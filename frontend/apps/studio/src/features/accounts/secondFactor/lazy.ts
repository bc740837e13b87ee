import { lazyPage } from '../../../shared/lazyPage';
import { withTexts } from '../../../shared/locale/withTexts';

export const SecondFactorPage = lazyPage(withTexts(async () => (await import('./SecondFactorPage')).SecondFactorPage));
