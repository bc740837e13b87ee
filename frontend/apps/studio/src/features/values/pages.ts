import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';

export const ValuesPage = lazyPage(withTexts(async () => (await import('./ValuesPage')).ValuesPage));
export { valuesSearch } from './valuesSearch';
