import { api, type components, unwrap } from '@livretier/api';
import { createStore, useStore } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BookletOut } from '@/features/booklets/api';
import { useKeepBooklet } from '@/features/booklets/creation/saving/useKeepBooklet';
import { usePlace } from '@/features/booklets/creation/saving/usePlace';
import { paths } from '@/shared/paths';
import { useFields } from '@/shared/saving/useFields';
import { isLongEnough } from './rules';

type NewBooklet = components['schemas']['NewBooklet'];

type NewFields = {
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

/** The one that the open page has just made, until another step opens. */
export const madeBooklet = createStore<BookletOut | null>(null);

/**
 * What a new booklet begins with. It is made when one leaves the step, not before: where it starts from cannot be changed
 * afterwards.
 */
export const useNewFields = () => {
  const keep = useKeepBooklet();
  const made = useRef<BookletOut>(undefined);
  const isOpen = useRef(true);
  const shown = useStore(madeBooklet);
  const used = useFields<NewFields>({
    place: usePlace('new', 'card'),
    saved: shown ? { name: shown.name, kind: shown.kind, start: shown.start, copy_of: null } : nothing,
    ready: wait,
    patient: true,
    send: async (changes) => {
      made.current = keep(
        made.current ? await update(made.current, changes) : await create({ ...nothing, ...changes }),
      );
      if (isOpen.current) madeBooklet.set(made.current);
    },
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      madeBooklet.set(null);
    };
  }, []);
  return used;
};

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
