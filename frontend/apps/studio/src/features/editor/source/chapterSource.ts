import { api, unwrap } from '@livretier/api';
import { paths } from '../../../shared/paths';
import type { BlockChange, Manuscript, PageDetail, Person, Revision, SaveAnswer, Source } from './types';

/* The operations are in openapi.json once the library is: until then they are called by their address. */
type Call = (
  path: string,
  options?: { params?: { query?: object }; body?: object },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
const calls = api as unknown as Record<'GET' | 'POST' | 'PUT' | 'DELETE', Call>;
const ask = <T>(method: keyof typeof calls, path: string, options?: Parameters<Call>[1]) =>
  unwrap(calls[method](path, options)) as Promise<T>;

type ChapterPages = Pick<Manuscript, 'pages' | 'abilities'> & { chapter: { title: string; status: string } };

/** The pages of a chapter of the library. */
export const chapterSource = (id: string): Source => {
  const all = `/api/library/chapters/${id}/pages`;
  const one = (page: string) => `${all}/${page}`;
  return {
    kind: 'chapter',
    id,
    above: paths.chapter,
    release: paths.chapter,
    pages: async () => {
      const { chapter, pages, abilities } = await ask<ChapterPages>('GET', all);
      return { ...chapter, pages, abilities };
    },
    addPage: (body) => ask<{ id: string }>('POST', all, { body }),
    page: (page) => ask<PageDetail>('GET', one(page)),
    savePage: (page, body) => ask<SaveAnswer>('PUT', one(page), { body }),
    movePage: (page, after) => ask('POST', `${one(page)}/move`, { body: { after } }),
    duplicatePage: (page) => ask<{ id: string }>('POST', `${one(page)}/duplicate`),
    removePage: (page) => ask('DELETE', one(page)),
    bringBackPage: (page) => ask('POST', `${one(page)}/restore`),
    revisions: async (page) => (await ask<{ items: Revision[] }>('GET', `${one(page)}/revisions`)).items,
    compare: async (page, from, to) => {
      const params = { query: { with: to } };
      return (await ask<{ items: BlockChange[] }>('GET', `${one(page)}/revisions/${from}/compare`, { params })).items;
    },
    restore: (page, revision, base_revision) =>
      ask('POST', `${one(page)}/revisions/${revision}/restore`, { body: { base_revision } }),
    beHere: (page, block_id) => ask<{ people: Person[] }>('POST', `${one(page)}/presence`, { body: { block_id } }),
  };
};
