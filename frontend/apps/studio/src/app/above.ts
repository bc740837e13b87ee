import { paths } from '@/shared/paths';

/** What the way to a screen of the settings begins with. */
export const settingsAbove = { crumb: 'navigation.settings', path: paths.settings } as const;
