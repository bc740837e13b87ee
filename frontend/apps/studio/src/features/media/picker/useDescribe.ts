import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '../../../shared/locale/useLocale';
import type { PickedMedia } from './types';

type Description = { text: string; decorative: boolean };

/** Says what an image brings, in the language that one speaks, or that it brings nothing. */
export const useDescribe = ({ id, alt }: PickedMedia) => {
  const client = useQueryClient();
  const locale = useLocale();
  return useMutation({
    mutationFn: ({ text, decorative }: Description) =>
      unwrap(
        api.PATCH('/api/media/files/{file_id}', {
          params: { path: { file_id: id } },
          body: { decorative, alt: decorative ? alt : { ...alt, [locale]: text } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['media'] }),
  });
};
