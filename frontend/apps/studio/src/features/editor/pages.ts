import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

export const ChapterPagesPage = lazyPage(withTexts(async () => (await import('./ChapterPagesPage')).ChapterPagesPage));
