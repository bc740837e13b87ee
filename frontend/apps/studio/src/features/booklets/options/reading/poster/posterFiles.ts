import { api, unwrap } from '@livretier/api';

export const posterSizes = ['a4', 'a5', 'badge'] as const;
export type PosterSize = (typeof posterSizes)[number];

type Wanted = { size: PosterSize; locale: string; with_code: boolean };

/** Where the browser finds the poster to print. */
export const posterAddress = (bookletId: string, { size, locale, with_code }: Wanted) =>
  `/api/booklets/${bookletId}/reading/poster?${new URLSearchParams({ size, locale, with_code: String(with_code) })}`;

export const qrAddress = (bookletId: string, format: 'png' | 'svg', locale: string) =>
  `/api/booklets/${bookletId}/reading/qr?${new URLSearchParams({ format, locale })}`;

/** The poster as a file to keep. */
export const fetchPoster = async (bookletId: string, query: Wanted) =>
  (await unwrap(
    api.GET('/api/booklets/{booklet_id}/reading/poster', {
      params: { path: { booklet_id: bookletId }, query },
      parseAs: 'blob',
    }),
    { quiet: true },
  )) as Blob;
