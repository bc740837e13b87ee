import { idOf } from './searchParts';

/** Which page of the manuscript is open. */
export type EditorSearch = { page?: string | undefined };

export const editorSearch = (search: Record<string, unknown>): EditorSearch => ({ page: idOf(search.page) });
