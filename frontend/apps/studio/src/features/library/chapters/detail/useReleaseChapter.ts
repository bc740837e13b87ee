import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { Release } from '../../types';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

/** Freeze the chapter as its next version. */
export const useReleaseChapter = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Release) =>
      unwrap(api.POST('/api/library/chapters/{chapter_id}/release', { params: { path: { chapter_id: id } }, body })),
    onSuccess: () => {
      say('released');
      void refresh();
    },
  });
};
