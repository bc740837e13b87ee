export { loadChapter } from './chapters/detail/chapterQuery';
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
} from './lazy';
export { loadObligation } from './obligations/detail/obligationQuery';
export { loadSector } from './sectors/detail/sectorQuery';
