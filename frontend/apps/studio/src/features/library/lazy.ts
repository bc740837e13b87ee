import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(withTexts(load));

export const LibraryPage = page(async () => (await import('./home/LibraryPage')).LibraryPage);
export const ChaptersPage = page(async () => (await import('./chapters/list/ChaptersPage')).ChaptersPage);
export const NewChapterPage = page(async () => (await import('./chapters/create/NewChapterPage')).NewChapterPage);
export const ChapterPage = page(async () => (await import('./chapters/detail/ChapterPage')).ChapterPage);
export const SectorsPage = page(async () => (await import('./sectors/list/SectorsPage')).SectorsPage);
export const NewSectorPage = page(async () => (await import('./sectors/create/NewSectorPage')).NewSectorPage);
export const SectorPage = page(async () => (await import('./sectors/detail/SectorPage')).SectorPage);
export const ObligationsPage = page(async () => (await import('./obligations/list/ObligationsPage')).ObligationsPage);
export const NewObligationPage = page(
  async () => (await import('./obligations/create/NewObligationPage')).NewObligationPage,
);
export const ObligationPage = page(async () => (await import('./obligations/detail/ObligationPage')).ObligationPage);
