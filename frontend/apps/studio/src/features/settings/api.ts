import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { mostCounted, useMediaLibrary } from '../media';

export type Overview = components['schemas']['SettingsOverview'];

const settingsOverviewQuery = queryOptions({
  queryKey: ['settings', 'overview'],
  queryFn: () => unwrap(api.GET('/api/settings/overview')),
});

/** The numbers on the doors of the settings. */
export const useSettingsOverview = () => useQuery(settingsOverviewQuery);

export type MediaCounts = Record<'total' | 'undescribed', { count: number; more: boolean }>;

/** How many files the library holds and how many nobody described; a card without them still opens. */
export const useMediaCounts = (enabled: boolean): MediaCounts | undefined => {
  const { data } = useMediaLibrary({ enabled });
  return (
    data && {
      total: { count: data.files, more: false },
      undescribed: { count: data.without_description, more: data.without_description >= mostCounted },
    }
  );
};
