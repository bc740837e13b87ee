import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewChapter } from '../../types';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

/** A new chapter, with its first page still to be written. */
export const useCreateChapter = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewChapter) => unwrap(api.POST('/api/library/chapters', { body })),
    onSuccess: () => {
      say('created_chapter');
      void refresh();
    },
  });
};
