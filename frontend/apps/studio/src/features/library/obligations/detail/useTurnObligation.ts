import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

const addresses = {
  publish: '/api/library/obligations/{obligation_id}/publish',
  archive: '/api/library/obligations/{obligation_id}/archive',
} as const;

export type Turn = keyof typeof addresses;

/** Ask an obligation of booklets, or no longer. */
export const useTurnObligation = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (turn: Turn) => unwrap(api.POST(addresses[turn], { params: { path: { obligation_id: id } } })),
    onSuccess: (_, turn) => {
      say(`${turn}_obligation`);
      void refresh();
    },
  });
};
