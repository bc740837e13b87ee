import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import { useRefresh } from '../useRefresh';

export const turns = ['suspend', 'restore', 'archive'] as const;
export type Turn = (typeof turns)[number];

const addresses = {
  suspend: '/api/companies/{company_id}/suspend',
  restore: '/api/companies/{company_id}/restore',
  archive: '/api/companies/{company_id}/archive',
} as const;

/** Close a company, open it again or put it away, and say why. */
export const useTurnCompany = (id: string, turn: Turn) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (reason: string) =>
      unwrap(api.POST(addresses[turn], { params: { path: { company_id: id } }, body: { reason } })),
    onSuccess: refresh,
  });
};
