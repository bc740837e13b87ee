import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '../../shared/locale/locales';
import { useLocale } from '../../shared/locale/useLocale';

export const journalActionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['journal', 'actions', locale],
    queryFn: () => unwrap(api.GET('/api/journal/actions')),
  });

/** The actions that this journal holds, named in the reader's language. */
export const useJournalActions = () => useQuery(journalActionsQuery(useLocale()));
