import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

export const LibraryPage = lazyPage(withTexts(async () => (await import('./home/LibraryPage')).LibraryPage));
export const ChaptersPage = lazyPage(
  withTexts(async () => (await import('./chapters/list/ChaptersPage')).ChaptersPage),
);
export const NewChapterPage = lazyPage(
  withTexts(async () => (await import('./chapters/create/NewChapterPage')).NewChapterPage),
);
export const ChapterPage = lazyPage(withTexts(async () => (await import('./chapters/detail/ChapterPage')).ChapterPage));
export const SectorsPage = lazyPage(withTexts(async () => (await import('./sectors/list/SectorsPage')).SectorsPage));
export const NewSectorPage = lazyPage(
  withTexts(async () => (await import('./sectors/create/NewSectorPage')).NewSectorPage),
);
export const SectorPage = lazyPage(withTexts(async () => (await import('./sectors/detail/SectorPage')).SectorPage));
export const ObligationsPage = lazyPage(
  withTexts(async () => (await import('./obligations/list/ObligationsPage')).ObligationsPage),
);
export const NewObligationPage = lazyPage(
  withTexts(async () => (await import('./obligations/create/NewObligationPage')).NewObligationPage),
);
export const ObligationPage = lazyPage(
  withTexts(async () => (await import('./obligations/detail/ObligationPage')).ObligationPage),
);
