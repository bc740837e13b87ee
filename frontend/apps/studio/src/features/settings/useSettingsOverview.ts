import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Overview = components['schemas']['SettingsOverview'];

export const settingsOverviewQuery = queryOptions({
  queryKey: ['settings', 'overview'],
  queryFn: () => unwrap(api.GET('/api/settings/overview')),
});

/** The numbers on the doors of the settings. */
export const useSettingsOverview = () => useQuery(settingsOverviewQuery);
