import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useManuscriptCache } from '../outline/useManuscriptCache';
import type { Session } from '../session/context';

/** Has those who publish read a draft, and gives it back to its authors. */
export const useReview = (booklet_id: string, session: Session | null) => {
  const { t } = useTranslation('editor');
  const { refresh } = useManuscriptCache();
  const params = { path: { booklet_id } };
  const said = (summary: string) => async () => {
    await refresh();
    notify({ severity: 'success', summary });
  };
  const send = useMutation({
    mutationFn: async () => {
      /* What is read is what was written, to the last word. */
      await session?.saver.flush();
      return unwrap(api.POST('/api/booklets/{booklet_id}/review', { params }));
    },
    onSuccess: said(t('review.sent')),
    onError: refresh,
  });
  const giveBack = useMutation({
    mutationFn: () => unwrap(api.POST('/api/booklets/{booklet_id}/draft', { params })),
    onSuccess: said(t('review.givenBack')),
    onError: refresh,
  });
  return { send, giveBack };
};
