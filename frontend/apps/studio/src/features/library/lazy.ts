import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(withTexts(load));

/* A thing and a new one share their form; lists need none, and come together. */
const lists = () => import('./lists');
const chapters = () => import('./chapters/forms');
const sectors = () => import('./sectors/forms');
const obligations = () => import('./obligations/forms');

export const LibraryPage = page(async () => (await lists()).LibraryPage);
export const ChaptersPage = page(async () => (await lists()).ChaptersPage);
export const NewChapterPage = page(async () => (await chapters()).NewChapterPage);
export const ChapterPage = page(async () => (await chapters()).ChapterPage);
export const VersionPage = page(async () => (await chapters()).VersionPage);
export const SectorsPage = page(async () => (await lists()).SectorsPage);
export const NewSectorPage = page(async () => (await sectors()).NewSectorPage);
export const SectorPage = page(async () => (await sectors()).SectorPage);
export const ObligationsPage = page(async () => (await lists()).ObligationsPage);
export const NewObligationPage = page(async () => (await obligations()).NewObligationPage);
export const ObligationPage = page(async () => (await obligations()).ObligationPage);
