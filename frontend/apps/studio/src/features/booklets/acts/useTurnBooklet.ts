import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookletKey } from '../../../shared/booklet/queries';
import type { ReadingAct } from '../../publishing';
import type { BookletLine } from '../types';
import { useRefresh } from '../useRefresh';
import type { Turn } from './acts';

const addresses = {
  review: '/api/booklets/{booklet_id}/review',
  draft: '/api/booklets/{booklet_id}/draft',
  archive: '/api/booklets/{booklet_id}/archive',
  unarchive: '/api/booklets/{booklet_id}/unarchive',
  trash: '/api/booklets/{booklet_id}/trash',
  restore: '/api/booklets/{booklet_id}/restore',
} as const;

type Asked = { turn: Exclude<Turn, ReadingAct>; booklet: BookletLine };

const send = async ({ turn, booklet }: Asked) => {
  const path = { params: { path: { booklet_id: booklet.id } } };
  await (turn === 'delete'
    ? unwrap(api.DELETE('/api/booklets/{booklet_id}', path))
    : unwrap(api.POST(addresses[turn], path)));
};

/** In review, a draft again, archived, in the trash, or gone: says so, and the lists are read again. */
export const useTurnBooklet = () => {
  const { t } = useTranslation('booklets');
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { turn, booklet: { id, name } }) => {
      notify({ severity: 'success', summary: t(`said.${turn}`, { name }) });
      if (turn === 'delete') client.removeQueries({ queryKey: bookletKey(id) });
      void refresh();
    },
  });
};
