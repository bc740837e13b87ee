import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import type { Document } from './documents';

export const legalTextQuery = (document: Document, language: Locale) =>
  queryOptions({
    queryKey: ['legal', document, language],
    queryFn: () =>
      unwrap(api.GET('/api/auth/legal/{document}', { params: { path: { document }, query: { language } } })),
  });

export const useLegalText = (document: Document) => useQuery(legalTextQuery(document, useLocale()));
