import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewChapter } from '../../types';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

/** Keep what was changed on the sheet of a chapter. */
export const useSaveChapter = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Partial<NewChapter>) =>
      unwrap(api.PATCH('/api/library/chapters/{chapter_id}', { params: { path: { chapter_id: id } }, body })),
    onSuccess: () => {
      say('saved_sheet');
      void refresh();
    },
  });
};
