import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

export const ChapterPagesPage = lazyPage(withTexts(async () => (await import('./ChapterPagesPage')).ChapterPagesPage));
export const BookletEditorPage = lazyPage(
  withTexts(async () => (await import('./BookletEditorPage')).BookletEditorPage),
);
