import { api, unwrap } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../shared/paths';
import { isComplete, type NewFields } from './useNewFields';

/**
 * A page that was closed may have made its booklet without hearing of it: what it left on this computer is then the
 * booklet of that name, and one goes on with that one.
 */
export const useFindAgain = (left: NewFields, forget: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const find = useEffectEvent(async () => {
    if (!isComplete(left)) return;
    const name = left.name.trim();
    const { items } = await client.fetchQuery({
      queryKey: ['booklets', 'list', 'left', name],
      queryFn: () => unwrap(api.GET('/api/booklets', { params: { query: { search: name } } }), { quiet: true }),
    });
    const made = items.find((booklet) => booklet.name === name && booklet.status === 'building');
    if (!made) return;
    forget();
    await navigate({ to: paths.creationName, search: { livret: made.id }, replace: true });
  });
  useEffect(() => {
    find().catch(() => undefined);
  }, []);
};
