import { api, type components, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mailingsKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Schemas = components['schemas'];

export type Audience = Schemas['Audience'];
export type AudienceCount = Schemas['AudienceCount'];
export type LeftOut = Schemas['LeftOut'];
export type AudienceFilter = NonNullable<Audience['filter']>;

type Asked = { nature: Schemas['Nature']; audience: Audience };

const at = '/api/booklets/{booklet_id}/mailings/audience';
const of = (booklet_id: string) => ({ params: { path: { booklet_id } } });
const perPage = 50;

/** How many would be written to now, and why the others would not. */
export const audienceQuery = (booklet: string, body: Asked) =>
  queryOptions({
    queryKey: [...mailingsKey(booklet), 'audience', body],
    meta: shownInPlace,
    staleTime: 0,
    queryFn: () => unwrap(api.POST(at, { ...of(booklet), body }), { quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Their names, of those who are left out for one reason or of those who are written to. */
export const audienceNamesQuery = (booklet: string, asked: Asked, reason: LeftOut | null) =>
  infiniteQueryOptions({
    queryKey: [...mailingsKey(booklet), 'names', asked, reason],
    meta: shownInPlace,
    staleTime: 0,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.POST(`${at}/names`, { ...of(booklet), body: { ...asked, reason, cursor, limit: perPage } }), {
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
