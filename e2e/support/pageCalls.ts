import { expect, type Page } from '@playwright/test';
import { newChapter } from './editor';

type Line = { id: string; revision: number };
type Content = { title: string; document: object };
export type Saved = { outcome: string; document: object };

/** The calls of the editor for the pages of a new chapter, without the editor. */
export const writeChapter = async (page: Page, title: string) => {
  const { request } = page.context();
  const chapter = await newChapter(page, title);
  const address = `/api/library/chapters/${chapter}/pages`;
  const { csrfToken } = (await (await request.get('/api/auth/csrf-token')).json()) as { csrfToken: string };
  const call = (method: string, path: string, data?: object) =>
    request.fetch(path, { method, headers: { 'X-CSRF-TOKEN': csrfToken }, ...(data && { data }) });

  const { pages } = (await (await call('GET', address)).json()) as { pages: Line[] };
  const lines = [...pages];

  /** The page at this place of the chapter, made if there is none yet. */
  const lineAt = async (place: number) => {
    while (lines.length <= place)
      lines.push((await (await call('POST', address, { title: `Page ${lines.length}` })).json()) as Line);
    return lines[place] as Line;
  };

  /** Saves a page of the chapter; says what the server answered. */
  const save = async (place: number, { title: called, document }: Content) => {
    const { id, revision } = await lineAt(place);
    return call('PUT', `${address}/${id}`, { base_revision: revision, importance: 'info', title: called, document });
  };

  return {
    chapter,
    save,
    /** Saves what the server must keep as it is; gives back the id of the page. */
    keep: async (place: number, content: Content) => {
      const answer = await save(place, content);
      expect(answer.status(), await answer.text()).toBe(200);
      const { outcome, document } = (await answer.json()) as Saved;
      expect(outcome).toBe('saved');
      expect(document).toEqual(content.document);
      return (await lineAt(place)).id;
    },
    /** Nothing of a test is left among the chapters in use, nor does it hold a file. */
    leave: async () => {
      for (const { id } of lines) await call('DELETE', `${address}/${id}`);
      await call('POST', `/api/library/chapters/${chapter}/retire`, {});
    },
  };
};

type MediaFile = {
  id: string;
  kind: string;
  name: string;
  address: string;
  size: number;
  width: number | null;
  height: number | null;
};

/** A file of the caller's library, as blocks name it and as the renderer is told of it. */
export const anyMedia = async (page: Page, search: string) => {
  const { items } = (await (await page.request.get(`/api/media/files?search=${search}`)).json()) as {
    items: MediaFile[];
  };
  const [file] = items;
  if (!file) throw new Error(`No file is called ${search}.`);
  const { id, kind, name, address: src, size } = file;
  return { id, media: { [id]: { kind, name, src, size } } };
};
