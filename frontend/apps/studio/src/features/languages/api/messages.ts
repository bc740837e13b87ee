import { api, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { Forms, Message, MessagePage } from '../types';
import { languagesQuery } from './languages';

type Query = NonNullable<paths['/api/i18n/messages']['get']['parameters']['query']>;
export type MessageQuery = Omit<Query, 'cursor' | 'limit'>;

const perPage = 50;

const messagesQuery = (wanted: MessageQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['languages', 'messages', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/i18n/messages', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the texts in a language, those that lack first; the former one stays until it is here. */
export const useMessages = (wanted: MessageQuery, cursor: string | undefined, enabled: boolean) =>
  useQuery({ ...messagesQuery(wanted, cursor), enabled });

/** The files in which the texts of a language stand. */
export const useScreens = (code: string) =>
  useMessages({ locale: code, state: null, screen: '', q: '' }, undefined, true);

/** The page with a text as it now is: it stays where it was, so that nobody loses their place. */
const withMessage = (page: MessagePage, saved: Message): MessagePage => {
  const former = page.items.find(({ key }) => key === saved.key);
  if (!former) return page;
  const counts = { ...page.counts };
  counts[former.state] -= 1;
  counts[saved.state] += 1;
  return { ...page, counts, items: page.items.map((one) => (one.key === saved.key ? saved : one)) };
};

const useShowSaved = (code: string) => {
  const client = useQueryClient();
  return (saved: Message) => {
    client.setQueriesData<MessagePage>(
      { queryKey: ['languages', 'messages'], predicate: ({ queryKey: [, , wanted] }) => isOf(wanted, code) },
      (page) => page && withMessage(page, saved),
    );
    void client.invalidateQueries({ queryKey: languagesQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['journal'] });
  };
};

const isOf = (wanted: unknown, code: string) =>
  typeof wanted === 'object' && wanted !== null && 'locale' in wanted && wanted.locale === code;

export type Written = { forms: Forms; validated: boolean };

/** What a text says in a language from now on. */
export const useWriteMessage = (code: string, { key, revision }: Message) => {
  const show = useShowSaved(code);
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ forms, validated }: Written) =>
      unwrap(
        api.PUT('/api/i18n/messages/{key}/{code}', {
          params: { path: { key, code } },
          body: { forms, validated, revision },
        }),
      ),
    onSuccess: show,
  });
};

/** Say again what the product ships; nothing, where it ships nothing. */
export const useSetBackMessage = (code: string, { key, revision }: Message) => {
  const show = useShowSaved(code);
  return useMutation({
    meta: shownInPlace,
    mutationFn: () =>
      unwrap(api.DELETE('/api/i18n/messages/{key}/{code}', { params: { path: { key, code }, query: { revision } } })),
    onSuccess: show,
  });
};

/** Read the texts again: somebody else wrote one of them meanwhile. */
export const useReadAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['languages', 'messages'] });
};
