import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

export const ValuesPage = lazyPage(withTexts(async () => (await import('./screen/ValuesPage')).ValuesPage));
