import { createRoute } from '@tanstack/react-router';
import { loadBooklet } from '@/features/booklets/pages';
import { BookletEditorPage, bookletEditorSearch, ChapterPagesPage, editorSearch } from '@/features/editor/pages';
import { paths } from '@/shared/paths';
import { isId } from '@/shared/searchParts';
import { rootRoute } from './rootRoute';

const chapterPages = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.chapterPages,
  component: ChapterPagesPage,
  validateSearch: editorSearch,
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

const bookletEditor = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.bookletEditor,
  component: BookletEditorPage,
  validateSearch: bookletEditorSearch,
  loader: ({ context, params }) => loadBooklet(context.queryClient, params.id),
  staticData: { isValid: ({ params: { id } }) => isId(id) },
});

/** The editor has the whole window. */
export const editorRoutes = [chapterPages, bookletEditor] as const;
