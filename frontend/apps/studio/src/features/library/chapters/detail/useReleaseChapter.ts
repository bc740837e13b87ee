import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { Release } from '../../types';
import { useRefresh } from '../../useRefresh';

/** Freeze the chapter as its next version. */
export const useReleaseChapter = (id: string) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Release) =>
      unwrap(api.POST('/api/library/chapters/{chapter_id}/release', { params: { path: { chapter_id: id } }, body })),
    onSuccess: refresh,
  });
};
