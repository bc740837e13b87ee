import { api, type components, type paths, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { inBase64 } from '@/shared/data/inBase64';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useReadAgain } from '../api';

const whole = '/api/booklets/{booklet_id}/translations/{locale}';

export type Wanted = Required<NonNullable<paths[`${typeof whole}/export`]['get']['parameters']['query']>>;
export type Returned = components['schemas']['ReturnedTexts'];
export type ReturnedText = Returned['items'][number];

/** The texts of a booklet beside what they say in a language: all of them, or what nobody has validated. */
export const fetchTexts = (booklet: string, locale: string, query: Wanted): Promise<Blob> =>
  unwrap(api.GET(`${whole}/export`, { params: { path: { booklet_id: booklet, locale }, query }, parseAs: 'blob' }), {
    quiet: true,
  }) as Promise<Blob>;

/** What a file that came back would do; nothing is written. */
export const useCheckFile = (booklet: string, locale: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => {
      const params = { path: { booklet_id: booklet, locale } };
      const body = { content: await inBase64(file) };
      return unwrap(api.POST(`${whole}/imports/check`, { params, body }), { quiet: true });
    },
  });

/** Takes over what is new or changed in it, as the booklet is by then. */
export const useApplyFile = (booklet: string, locale: string) => {
  const again = useReadAgain(booklet);
  return useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => {
      const params = { path: { booklet_id: booklet, locale } };
      const body = { content: await inBase64(file) };
      return unwrap(api.POST(`${whole}/imports`, { params, body }), { quiet: true });
    },
    onSuccess: again,
  });
};
