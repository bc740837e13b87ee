import { api, type components, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { bookletKey } from './queries';

export type Reading = components['schemas']['ReadingAccessOut'];
export type Unclear = components['schemas']['UnclearOut'];

/** Who may open the booklet, and where it is read. */
export const readingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'reading'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

export const posterSizes = ['a4', 'a5', 'badge'] as const;
export type PosterSize = (typeof posterSizes)[number];
export type WantedPoster = { size: PosterSize; locale: string; with_code: boolean };

/** Where the browser finds the poster to print. */
export const posterAddress = (bookletId: string, { size, locale, with_code }: WantedPoster) =>
  `/api/booklets/${bookletId}/reading/poster?${new URLSearchParams({ size, locale, with_code: String(with_code) })}`;

export const qrAddress = (bookletId: string, format: 'png' | 'svg', locale: string) =>
  `/api/booklets/${bookletId}/reading/qr?${new URLSearchParams({ format, locale })}`;

/** The pages that readers did not understand, by lots of devices. */
export const unclearQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'unclear'],
    meta: shownInPlace,
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/unclear', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });
