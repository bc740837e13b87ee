import { api, type components, unwrap } from '@livretier/api';
import { paths } from '@/shared/paths';
import { readable } from './readable';
import type { ChapterCalls, Insertable, Manuscript, Source } from './types';

type Schemas = components['schemas'];

/** A booklet as the editor sees it: one row of pages, and the plan that they stand in. */
const readOutline = ({ booklet, chapters, removed, obligations, abilities }: Schemas['Outline']): Manuscript => {
  const lines = chapters.flatMap(({ pages }) => pages);
  return {
    title: booklet.name,
    status: booklet.status,
    obligations,
    pages: lines.filter((line) => !line.removed),
    abilities,
    plan: {
      booklet: { ...booklet, abilities },
      chapters: chapters.map(({ pages, ...chapter }) => chapter),
      removedPages: lines.filter((line) => line.removed),
      removedChapters: removed,
    },
  };
};

/** What the texts of a booklet may insert: what the library names, and what the company itself has added. */
const listInsertable = async (): Promise<Insertable[]> => {
  const [named, kept] = await Promise.all([
    unwrap(api.GET('/api/library/values')),
    unwrap(api.GET('/api/values', { params: { query: {} } })),
  ]);
  const filled = new Map(kept.items.map(({ key, value }) => [key, value]));
  return [
    ...named.items.map((value) => ({ ...value, value: filled.get(value.key) ?? '' })),
    ...kept.items.filter(({ own }) => own),
  ];
};

const whole = '/api/booklets/{booklet_id}';
const chapter = `${whole}/chapters/{chapter_id}` as const;
const one = `${whole}/pages/{page_id}` as const;
const then = `${one}/revisions/{number}` as const;

type Outline = components['schemas']['Outline'];

const chapterCalls = (booklet_id: string): ChapterCalls => {
  const at = (chapter_id: string) => ({ params: { path: { booklet_id, chapter_id } } });
  const planAfter = async (call: Parameters<typeof unwrap<Outline>>[0]) => readOutline(await unwrap(call));
  return {
    add: (body) => planAfter(api.POST(`${whole}/chapters`, { params: { path: { booklet_id } }, body })),
    rename: (id, title) => planAfter(api.PATCH(chapter, { ...at(id), body: { title } })),
    move: (id, after) => planAfter(api.POST(`${chapter}/move`, { ...at(id), body: { after } })),
    remove: (id) => planAfter(api.DELETE(chapter, at(id))),
    bringBack: (id) => planAfter(api.POST(`${chapter}/restore`, at(id))),
    detach: (id) => planAfter(api.POST(`${chapter}/detach`, at(id))),
    attach: (id) => planAfter(api.POST(`${chapter}/attach`, at(id))),
  };
};

/** The pages of a booklet. */
export const bookletSource = (id: string): Source => {
  const booklet = { booklet_id: id };
  const at = (page_id: string) => ({ params: { path: { ...booklet, page_id } } });
  return {
    kind: 'booklet',
    id,
    above: paths.booklets,
    elsewhere: ['booklets'],
    values: listInsertable,
    pages: async () => readOutline(await unwrap(api.GET(`${whole}/outline`, { params: { path: booklet } }))),
    addPage: ({ title, after, chapter: into = '' }) =>
      unwrap(api.POST(`${whole}/pages`, { params: { path: booklet }, body: { chapter: into, title, after } })),
    page: async (page) => readable(await unwrap(api.GET(one, at(page)))),
    savePage: async (page, body) => readable(await unwrap(api.PUT(one, { ...at(page), body }))),
    movePage: (page, after, into = '') =>
      unwrap(api.POST(`${one}/move`, { ...at(page), body: { chapter: into, after } })),
    duplicatePage: (page) => unwrap(api.POST(`${one}/duplicate`, at(page))),
    removePage: (page) => unwrap(api.DELETE(one, at(page))),
    bringBackPage: (page) => unwrap(api.POST(`${one}/restore`, at(page))),
    coverObligations: (page, obligations) =>
      unwrap(api.PUT(`${one}/obligations`, { ...at(page), body: { obligations } })),
    setConditions: (page, body) => unwrap(api.PUT(`${one}/conditions`, { ...at(page), body })),
    revisions: async (page) => (await unwrap(api.GET(`${one}/revisions`, at(page)))).items,
    compare: async (page_id, number, other) => {
      const params = { path: { ...booklet, page_id, number }, query: { with: other } };
      return (await unwrap(api.GET(`${then}/compare`, { params }))).items;
    },
    restore: (page_id, number, base_revision) =>
      unwrap(
        api.POST(`${then}/restore`, { params: { path: { ...booklet, page_id, number } }, body: { base_revision } }),
      ),
    beHere: (page, block_id) => unwrap(api.POST(`${one}/presence`, { ...at(page), body: { block_id } })),
    chapters: chapterCalls(id),
  };
};
