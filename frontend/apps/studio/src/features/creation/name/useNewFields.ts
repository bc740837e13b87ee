import { api, type components, unwrap } from '@livretier/api';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { BookletOut } from '../../../shared/booklet/queries';
import { paths } from '../../../shared/paths';
import { useFields } from '../../../shared/saving/useFields';
import { useKeepBooklet } from '../saving/useKeepBooklet';
import { usePlace } from '../saving/usePlace';
import { isLongEnough } from './rules';

type NewBooklet = components['schemas']['NewBooklet'];

export type NewFields = {
  name: string;
  kind: NewBooklet['kind'] | null;
  start: NonNullable<NewBooklet['start']>;
  copy_of: string | null;
};

const nothing: NewFields = { name: '', kind: null, start: 'sector', copy_of: null };

export const isComplete = ({ name, kind, start, copy_of }: NewFields) =>
  isLongEnough(name) && kind !== null && (start !== 'copy' || copy_of !== null);

const wait = (changes: Partial<NewFields>, shown: NewFields) => (isComplete(shown) ? changes : {});

const create = ({ name, kind, start, copy_of }: NewFields) => {
  if (kind === null) throw new Error('A booklet without a kind is not ready.');
  const body = { name, kind, start, copy_of: start === 'copy' ? copy_of : null };
  return unwrap(api.POST('/api/booklets', { body, keepalive: true }), { quiet: true });
};

const update = ({ id }: BookletOut, { name, kind }: Partial<NewFields>) =>
  unwrap(
    api.PATCH('/api/booklets/{booklet_id}', {
      params: { path: { booklet_id: id } },
      body: { ...(name && { name }), ...(kind && { kind }) },
      keepalive: true,
    }),
    { quiet: true },
  );

/**
 * What a new booklet begins with. It is made when one leaves the step, not before: where it starts from cannot be changed
 * afterwards. From then on the address names it.
 */
export const useNewFields = () => {
  const router = useRouter();
  const keep = useKeepBooklet();
  const made = useRef<BookletOut>(undefined);
  return useFields<NewFields>({
    place: usePlace('new', 'card'),
    saved: nothing,
    ready: wait,
    patient: true,
    send: async (changes) => {
      if (made.current) return keep(await update(made.current, changes));
      made.current = keep(await create({ ...nothing, ...changes }));
      const { id } = made.current;
      if (router.state.location.pathname === paths.creationName)
        await router.navigate({ to: paths.creationName, search: { livret: id }, replace: true });
      return made.current;
    },
  });
};
