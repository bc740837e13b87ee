import { createRoute } from '@tanstack/react-router';
import {
  ChapterPage,
  ChaptersPage,
  chapterSearch,
  chaptersSearch,
  LibraryPage,
  loadChapter,
  loadObligation,
  loadSector,
  loadVersion,
  NewChapterPage,
  NewObligationPage,
  NewSectorPage,
  newObligationSearch,
  ObligationPage,
  ObligationsPage,
  obligationsSearch,
  SectorPage,
  SectorsPage,
  sectorsSearch,
  VersionPage,
} from '@/features/library/pages';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { settingsAbove } from './above';
import { admin } from './shells';

const libraryAbove = { crumb: 'navigation.library', path: paths.library } as const;
const chaptersAbove = { crumb: 'navigation.chapters', path: paths.chapters } as const;
const sectorsAbove = { crumb: 'navigation.sectors', path: paths.sectors } as const;
const obligationsAbove = { crumb: 'navigation.obligations', path: paths.obligations } as const;
const ofLibrary = ['manage_library'] as const;
const ofChapters = ['manage_library', 'write_chapters'] as const;

const library = createRoute({
  getParentRoute: () => admin,
  path: paths.library,
  component: LibraryPage,
  staticData: { crumb: 'navigation.library', above: settingsAbove, needs: ofChapters },
});
const chapters = createRoute({
  getParentRoute: () => admin,
  path: paths.chapters,
  component: ChaptersPage,
  validateSearch: chaptersSearch,
  staticData: { crumb: 'navigation.chapters', above: settingsAbove, needs: ofChapters },
});
const newChapter = createRoute({
  getParentRoute: () => admin,
  path: paths.newChapter,
  component: NewChapterPage,
  staticData: { crumb: 'navigation.newChapter', above: [settingsAbove, chaptersAbove], needs: ofChapters },
});
const chapter = createRoute({
  getParentRoute: () => admin,
  path: paths.chapter,
  component: ChapterPage,
  validateSearch: chapterSearch,
  loader: ({ context, params }) => loadChapter(context.queryClient, params.id),
  staticData: { above: [settingsAbove, chaptersAbove], isValid: ({ params }) => isId(params.id) },
});
const chapterVersion = createRoute({
  getParentRoute: () => admin,
  path: paths.chapterVersion,
  component: VersionPage,
  loader: ({ context, params }) => loadVersion(context.queryClient, params.id, Number(params.number)),
  staticData: {
    above: [settingsAbove, chaptersAbove],
    isValid: ({ params }) => isId(params.id) && /^[1-9]\d{0,8}$/.test(String(params.number)),
  },
});
const sectors = createRoute({
  getParentRoute: () => admin,
  path: paths.sectors,
  component: SectorsPage,
  validateSearch: sectorsSearch,
  staticData: { crumb: 'navigation.sectors', above: settingsAbove, needs: ofLibrary },
});
const newSector = createRoute({
  getParentRoute: () => admin,
  path: paths.newSector,
  component: NewSectorPage,
  staticData: { crumb: 'navigation.newSector', above: [settingsAbove, sectorsAbove], needs: ofLibrary },
});
const sector = createRoute({
  getParentRoute: () => admin,
  path: paths.sector,
  component: SectorPage,
  loader: ({ context, params }) => loadSector(context.queryClient, params.id),
  staticData: { above: [settingsAbove, sectorsAbove], isValid: ({ params }) => isId(params.id) },
});
const obligations = createRoute({
  getParentRoute: () => admin,
  path: paths.obligations,
  component: ObligationsPage,
  validateSearch: obligationsSearch,
  staticData: { crumb: 'navigation.obligations', above: [settingsAbove, libraryAbove], needs: ofLibrary },
});
const newObligation = createRoute({
  getParentRoute: () => admin,
  path: paths.newObligation,
  component: NewObligationPage,
  validateSearch: newObligationSearch,
  staticData: { crumb: 'navigation.newObligation', above: [settingsAbove, obligationsAbove], needs: ofLibrary },
});
const obligation = createRoute({
  getParentRoute: () => admin,
  path: paths.obligation,
  component: ObligationPage,
  loader: ({ context, params }) => loadObligation(context.queryClient, params.id),
  staticData: { above: [settingsAbove, obligationsAbove], isValid: ({ params }) => isId(params.id) },
});

/** Chapters, sectors and obligations. */
export const libraryRoutes = [
  library,
  chapters,
  newChapter,
  chapter,
  chapterVersion,
  sectors,
  newSector,
  sector,
  obligations,
  newObligation,
  obligation,
] as const;
