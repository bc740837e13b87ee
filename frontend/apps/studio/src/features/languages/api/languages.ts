import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { LanguageChange, NewLanguage } from '../types';

export const languagesQuery = queryOptions({
  queryKey: ['languages', 'all'],
  queryFn: () => unwrap(api.GET('/api/i18n/locales')),
});

/** Every language of the platform, French first. */
export const useLanguages = () => useQuery(languagesQuery);

/** Languages that could be added, by a part of their name or of their code. */
export const useProposals = (words: string) =>
  useQuery({
    queryKey: ['languages', 'proposals', words],
    queryFn: () => unwrap(api.GET('/api/i18n/locale-proposals', { params: { query: { q: words } } })),
    placeholderData: keepPreviousData,
  });

const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: ['languages'] });
  };
};

export const useAddLanguage = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewLanguage) => unwrap(api.POST('/api/i18n/locales', { body })),
    onSuccess: () => void refresh(),
  });
};

/** What is known of a language, and whether it is offered. */
export const useSaveLanguage = (code: string) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: LanguageChange) =>
      unwrap(api.PUT('/api/i18n/locales/{code}', { params: { path: { code } }, body })),
    onSuccess: refresh,
  });
};

/** Put a language away; one that booklets have is refused, and they are named. */
export const useRetireLanguage = (code: string) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: () => unwrap(api.POST('/api/i18n/locales/{code}/retire', { params: { path: { code } } })),
    onSuccess: refresh,
  });
};
