import type { QueryClient } from '@tanstack/react-query';
import { lazyPages } from '@/shared/lazyPages';

/* A thing and a new one share their form; lists need none, and come together. */
const lists = lazyPages(() => import('./lists'));
const chapters = lazyPages(() => import('./chapters/forms'));
const sectors = lazyPages(() => import('./sectors/forms'));
const obligations = lazyPages(() => import('./obligations/forms'));

export const LibraryPage = lists('LibraryPage');
export const ChaptersPage = lists('ChaptersPage');
export const NewChapterPage = chapters('NewChapterPage');
export const ChapterPage = chapters('ChapterPage');
export const VersionPage = chapters('VersionPage');
export const SectorsPage = lists('SectorsPage');
export const NewSectorPage = sectors('NewSectorPage');
export const SectorPage = sectors('SectorPage');
export const ObligationsPage = lists('ObligationsPage');
export const NewObligationPage = obligations('NewObligationPage');
export const ObligationPage = obligations('ObligationPage');

/* What is asked before a screen opens comes when one does, all of it in one piece: nobody who signs in waits for it. */
const loaders = () => import('./api/loaders');

export const loadChapter = async (client: QueryClient, id: string) => (await loaders()).loadChapter(client, id);
export const loadVersion = async (client: QueryClient, id: string, number: number) =>
  (await loaders()).loadVersion(client, id, number);
export const loadObligation = async (client: QueryClient, id: string) => (await loaders()).loadObligation(client, id);
export const loadSector = async (client: QueryClient, id: string) => (await loaders()).loadSector(client, id);
export {
  chapterSearch,
  chaptersSearch,
  newObligationSearch,
  obligationsSearch,
  sectorsSearch,
} from './search/librarySearch';
