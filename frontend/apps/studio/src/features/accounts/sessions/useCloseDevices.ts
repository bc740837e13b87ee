import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionsQuery } from './useSessions';

/** Close one device, or without its id all the others; whoever is there signs in again. */
export const useCloseDevices = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id
        ? unwrap(api.DELETE('/api/auth/sessions/{session_id}', { params: { path: { session_id: id } } }))
        : unwrap(api.DELETE('/api/auth/sessions')),
    onSuccess: (_, id) => notify({ severity: 'success', summary: t(id ? 'devices.closed' : 'devices.othersClosed') }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};
