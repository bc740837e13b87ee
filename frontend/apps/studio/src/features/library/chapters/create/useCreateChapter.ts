import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewChapter } from '../../types';
import { useRefresh } from '../../useRefresh';

/** A new chapter, with its first page still to be written. */
export const useCreateChapter = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewChapter) => unwrap(api.POST('/api/library/chapters', { body })),
    onSuccess: () => void refresh(),
  });
};
