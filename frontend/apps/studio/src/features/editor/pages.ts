import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';
import { choiceOf, idOf, textOf } from '@/shared/searchParts';

/** Which page of the manuscript is open. */
export type EditorSearch = { page?: string | undefined };

export const editorSearch = (search: Record<string, unknown>): EditorSearch => ({ page: idOf(search.page) });

/** In a booklet: also which block one goes to, and what stands in the place of the page: the grid, the versions. */
export type BookletEditorSearch = EditorSearch & {
  bloc?: string | undefined;
  vue?: 'grille' | 'versions' | undefined;
  /** The thread of comments that one goes to. */
  fil?: string | undefined;
};

export const bookletEditorSearch = (search: Record<string, unknown>): BookletEditorSearch => ({
  ...editorSearch(search),
  bloc: textOf(search.bloc),
  vue: choiceOf(search.vue, ['grille', 'versions']),
  fil: idOf(search.fil),
});

export const ChapterPagesPage = lazyPage(withTexts(async () => (await import('./ChapterPagesPage')).ChapterPagesPage));
export const BookletEditorPage = lazyPage(
  withTexts(async () => (await import('./BookletEditorPage')).BookletEditorPage),
);
