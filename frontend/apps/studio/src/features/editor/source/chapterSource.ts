import { api, unwrap } from '@livretier/api';
import { paths } from '@/shared/paths';
import { readable } from './readable';
import type { Source } from './types';

const all = '/api/library/chapters/{chapter_id}/pages';
const one = `${all}/{page_id}` as const;
const then = `${one}/revisions/{number}` as const;

/** The pages of a chapter of the library. */
export const chapterSource = (id: string): Source => {
  const chapter = { chapter_id: id };
  const at = (page_id: string) => ({ params: { path: { ...chapter, page_id } } });
  return {
    kind: 'chapter',
    id,
    above: paths.chapter,
    release: paths.chapter,
    elsewhere: ['library'],
    values: async () => (await unwrap(api.GET('/api/library/values'))).items,
    pages: async () => {
      const { chapter: about, ...rest } = await unwrap(api.GET(all, { params: { path: chapter } }));
      return { ...about, ...rest };
    },
    addPage: ({ title, after }) => unwrap(api.POST(all, { params: { path: chapter }, body: { title, after } })),
    page: async (page) => readable(await unwrap(api.GET(one, at(page)))),
    savePage: async (page, body) => readable(await unwrap(api.PUT(one, { ...at(page), body }))),
    movePage: (page, after) => unwrap(api.POST(`${one}/move`, { ...at(page), body: { after } })),
    duplicatePage: (page) => unwrap(api.POST(`${one}/duplicate`, at(page))),
    removePage: (page) => unwrap(api.DELETE(one, at(page))),
    bringBackPage: (page) => unwrap(api.POST(`${one}/restore`, at(page))),
    coverObligations: (page, obligations) =>
      unwrap(api.PUT(`${one}/obligations`, { ...at(page), body: { obligations } })),
    revisions: async (page) => (await unwrap(api.GET(`${one}/revisions`, at(page)))).items,
    compare: async (page_id, number, other) => {
      const params = { path: { ...chapter, page_id, number }, query: { with: other } };
      return (await unwrap(api.GET(`${then}/compare`, { params }))).items;
    },
    restore: (page_id, number, base_revision) =>
      unwrap(
        api.POST(`${then}/restore`, { params: { path: { ...chapter, page_id, number } }, body: { base_revision } }),
      ),
    collate: (page, revision) => unwrap(api.POST(`${one}/collate`, { ...at(page), body: { revision } })),
    beHere: (page, block_id) => unwrap(api.POST(`${one}/presence`, { ...at(page), body: { block_id } })),
  };
};
