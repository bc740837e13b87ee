import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

const addresses = {
  publish: '/api/library/sectors/{sector_id}/publish',
  archive: '/api/library/sectors/{sector_id}/archive',
} as const;

export type Turn = keyof typeof addresses;

/** Offer a sector to those who make booklets, or no longer. */
export const useTurnSector = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (turn: Turn) => unwrap(api.POST(addresses[turn], { params: { path: { sector_id: id } } })),
    onSuccess: (_, turn) => {
      say(`${turn}_sector`);
      void refresh();
    },
  });
};
