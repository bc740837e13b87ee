import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Dimension } from './statsSearch';

type Schemas = components['schemas'];
export type Following = Schemas['FollowingOut'];
export type Funnel = Schemas['FunnelOut'];
export type Delays = Schemas['DelaysOut'];
export type Breakdown = Schemas['BreakdownOut'];
export type FollowedMonth = Schemas['FollowedMonthOut'];
export type FlaggedPages = Schemas['FlaggedPagesOut'];
export type Readings = Schemas['ReadingsOut'];
export type StatsBooklet = Schemas['StatsBooklet'];

/** Of which booklet, or of all, and of which days. */
export type Asked = { booklet?: string; since: string; until: string };

export const statsBookletsQuery = queryOptions({
  queryKey: ['stats', 'booklets'],
  queryFn: async () => (await unwrap(api.GET('/api/stats/booklets'))).booklets,
});

export const followingQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['stats', 'following', asked],
    queryFn: async () => (await unwrap(api.GET('/api/stats/following', { params: { query: asked } }))).following,
    placeholderData: keepPreviousData,
  });

/** People, told apart by one thing; by channel those who acknowledged. */
export const breakdownQuery = (asked: Asked, by: Dimension | 'channel') =>
  queryOptions({
    queryKey: ['stats', 'breakdown', asked, by],
    queryFn: async () =>
      (await unwrap(api.GET('/api/stats/breakdown', { params: { query: { ...asked, by } } }))).breakdown,
    placeholderData: keepPreviousData,
  });

export const monthsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['stats', 'months', asked],
    queryFn: async () => (await unwrap(api.GET('/api/stats/months', { params: { query: asked } }))).months,
    placeholderData: keepPreviousData,
  });

export const readingsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['stats', 'readings', asked],
    queryFn: () => unwrap(api.GET('/api/stats/readings', { params: { query: asked } })),
    placeholderData: keepPreviousData,
  });

/** The pages that were not understood: by lots, which have no day. */
export const flaggedPagesQuery = ({ booklet }: Pick<Asked, 'booklet'>) =>
  queryOptions({
    queryKey: ['stats', 'flagged-pages', booklet],
    queryFn: () =>
      unwrap(api.GET('/api/stats/flagged-pages', { params: { query: booklet === undefined ? {} : { booklet } } })),
    placeholderData: keepPreviousData,
  });
