import type { QueryClient } from '@tanstack/react-query';

export {
  ChapterPage,
  ChaptersPage,
  LibraryPage,
  NewChapterPage,
  NewObligationPage,
  NewSectorPage,
  ObligationPage,
  ObligationsPage,
  SectorPage,
  SectorsPage,
  VersionPage,
} from './lazy';

/* What is asked before a screen opens comes when one does: nobody who signs in waits for it. */
const loaders = () => import('./loaders');

export const loadChapter = async (client: QueryClient, id: string) => (await loaders()).loadChapter(client, id);
export const loadVersion = async (client: QueryClient, id: string, number: number) =>
  (await loaders()).loadVersion(client, id, number);
export const loadObligation = async (client: QueryClient, id: string) => (await loaders()).loadObligation(client, id);
export const loadSector = async (client: QueryClient, id: string) => (await loaders()).loadSector(client, id);
