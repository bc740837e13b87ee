import { api, type components, type paths, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import {
  keepPreviousData,
  type Query,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type ValueLine = components['schemas']['ValueLine'];
export type ValueState = ValueLine['state'];
export type ValueKind = ValueLine['kind'];
export type CompanyValues = components['schemas']['CompanyValues'];
type ValuesIn = components['schemas']['ValuesIn'];
type OwnValueIn = components['schemas']['OwnValueIn'];
export type Site = components['schemas']['ValueSite'];
export type ValuesQuery = NonNullable<paths['/api/values']['get']['parameters']['query']>;

/** The colleagues who may look after a value. */
export const ownersQuery = queryOptions({
  queryKey: ['values', 'people'],
  queryFn: async () => (await unwrap(api.GET('/api/values/people'))).items,
});

/** The places of the company, which a page may be meant for. */
export const sitesQuery = queryOptions({
  queryKey: ['values', 'sites'],
  queryFn: async () => (await unwrap(api.GET('/api/values/sites'))).items,
});

type Preview = components['schemas']['Preview'];

const isPart = (part: string) => (query: Query) => query.queryKey[2] === part;

/** What a booklet inserts, with these texts; one that was emptied is not known any more. */
const withTexts = (values: Preview['values'], texts: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...values, ...texts }).filter(([, text]) => text !== ''));

/** After a change of a value: all that shows it is read again. What was typed is in the previews already. */
export const useRefresh = () => {
  const client = useQueryClient();
  return async (texts?: Record<string, string>) => {
    const booklets = { queryKey: ['booklets'] };
    if (texts)
      client.setQueriesData<Preview>(
        { ...booklets, predicate: isPart('preview') },
        (known) => known && { ...known, values: withTexts(known.values, texts) },
      );
    void client.invalidateQueries({ queryKey: ['journal'] });
    void client.invalidateQueries({ ...booklets, predicate: isPart('checks') });
    void client.invalidateQueries({
      ...booklets,
      predicate: isPart('preview'),
      refetchType: texts ? 'none' : 'active',
    });
    await Promise.all([
      client.invalidateQueries({ ...booklets, predicate: isPart('values') }),
      client.invalidateQueries({ queryKey: ['values', 'list'] }),
    ]);
  };
};

/** A site that has no value of its own shows the company's: each is confirmed where it was said. */
const byPlace = (lines: readonly ValueLine[]) =>
  [...new Set(lines.map(({ site }) => site?.id ?? null))].map((site) => ({
    site,
    keys: lines.filter((line) => (line.site?.id ?? null) === site).map(({ key }) => key),
  }));

/** Says that these are still true. */
export const useConfirmValues = () => {
  const { t } = useTranslation('values');
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (lines: readonly ValueLine[]) =>
      Promise.all(byPlace(lines).map((body) => unwrap(api.POST('/api/values/confirm', { body })))),
    onSuccess: (_, { length: count }) => {
      notify({ severity: 'success', summary: t('confirm.done', { count }) });
      void refresh();
    },
  });
};

/** An information that the library does not know. */
export const useAddOwnValue = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: OwnValueIn) => unwrap(api.POST('/api/values', { body })),
    onSuccess: () => refresh(),
  });
};

/** One that no page inserts goes away. */
export const useRemoveOwnValue = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (key: string) => unwrap(api.DELETE('/api/values/{key}', { params: { path: { key } } })),
    onSuccess: () => refresh(),
  });
};

/** Writes values, their owners or the days on which they are looked at again. */
export const useSaveValues = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: ValuesIn) => unwrap(api.PUT('/api/values', { body })),
    onSuccess: () => refresh(),
  });
};

export const everyValue: ValuesQuery = { search: '', site: null, state: null };

/** The informations of the company, or of one of its sites. */
export const valuesQuery = (wanted: ValuesQuery) =>
  queryOptions({
    queryKey: ['values', 'list', wanted],
    queryFn: () => unwrap(api.GET('/api/values', { params: { query: wanted } })),
    placeholderData: keepPreviousData,
  });

type Count = { count: number; more: boolean };
export type ValueCounts = Record<'total' | 'overdue', Count>;

const exactly = (count: number): Count => ({ count, more: false });

/** How many informations the company has and how many must be looked at again; a card without them still opens. */
export const useValueCounts = (enabled: boolean): ValueCounts | undefined => {
  const { data } = useQuery({ ...valuesQuery(everyValue), enabled });
  return data && { total: exactly(data.counts.all), overdue: exactly(data.counts.overdue) };
};
