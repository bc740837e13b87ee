import { queryOptions } from '@tanstack/react-query';
import type { Source } from './types';

export const manuscriptKey = ({ kind, id }: Source) => ['manuscript', kind, id] as const;

/** Readers of a booklet insert nothing, and are told what its pages need. */
export const valuesQuery = (source: Source, mayWrite: boolean) =>
  queryOptions({
    queryKey: [...manuscriptKey(source), 'values'],
    queryFn: source.values,
    enabled: mayWrite || source.kind === 'chapter',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const pagesQuery = (source: Source) =>
  queryOptions({ queryKey: [...manuscriptKey(source), 'pages'], queryFn: source.pages });

export const pageQuery = (source: Source, page: string) =>
  queryOptions({
    queryKey: [...manuscriptKey(source), 'page', page],
    queryFn: () => source.page(page),
    /* Others write too: a page is asked for each time it is opened. */
    staleTime: 0,
    gcTime: 0,
  });

/** A page that is looked at without being opened. */
export const closedPageQuery = (source: Source, page: string) =>
  queryOptions({
    queryKey: [...manuscriptKey(source), 'closed', page],
    queryFn: () => source.page(page),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const revisionsQuery = (source: Source, page: string) =>
  queryOptions({
    queryKey: [...manuscriptKey(source), 'revisions', page],
    queryFn: () => source.revisions(page),
    staleTime: 0,
  });

export const comparisonQuery = (source: Source, page: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...manuscriptKey(source), 'comparison', page, from, to],
    queryFn: () => source.compare(page, from, to),
    staleTime: Number.POSITIVE_INFINITY,
  });
