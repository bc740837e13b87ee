import type { providers } from './schema';

type Provider = (typeof providers)[number];

/** Where each provider shows a video by itself. */
export const providerPages: Record<Provider, { name: string; page: string }> = {
  youtube: { name: 'YouTube', page: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', page: 'https://vimeo.com/' },
  dailymotion: { name: 'Dailymotion', page: 'https://www.dailymotion.com/video/' },
};
