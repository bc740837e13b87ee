import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(withTexts(load));

/* A thing and a new one share their form; a list needs none, and comes alone. */
const chapters = () => import('./chapters/forms');
const sectors = () => import('./sectors/forms');
const obligations = () => import('./obligations/forms');

export const LibraryPage = page(async () => (await import('./home/LibraryPage')).LibraryPage);
export const ChaptersPage = page(async () => (await import('./chapters/list/ChaptersPage')).ChaptersPage);
export const NewChapterPage = page(async () => (await chapters()).NewChapterPage);
export const ChapterPage = page(async () => (await chapters()).ChapterPage);
export const VersionPage = page(async () => (await chapters()).VersionPage);
export const SectorsPage = page(async () => (await import('./sectors/list/SectorsPage')).SectorsPage);
export const NewSectorPage = page(async () => (await sectors()).NewSectorPage);
export const SectorPage = page(async () => (await sectors()).SectorPage);
export const ObligationsPage = page(async () => (await import('./obligations/list/ObligationsPage')).ObligationsPage);
export const NewObligationPage = page(async () => (await obligations()).NewObligationPage);
export const ObligationPage = page(async () => (await obligations()).ObligationPage);
