import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { AccessChanges, NewAccess } from '../types';
import { useRefresh } from '../useRefresh';

export const accessesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'access'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/access', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

export const candidatesQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'candidates', search],
    queryFn: () =>
      unwrap(
        api.GET('/api/booklets/{booklet_id}/access/candidates', {
          params: { path: { booklet_id: id }, query: { search } },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  });

type Change = { access: string; changes: AccessChanges };

export const useGiveAccess = (bookletId: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewAccess) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/access', { params: { path: { booklet_id: bookletId } }, body })),
    onSuccess: useRefresh(),
  });

const changeAccess = (bookletId: string, { access, changes }: Change) =>
  unwrap(
    api.PATCH('/api/booklets/{booklet_id}/access/{access_id}', {
      params: { path: { booklet_id: bookletId, access_id: access } },
      body: changes,
    }),
  );

/** In a form, which says itself why it was refused. */
export const useChangeAccess = (bookletId: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (change: Change) => changeAccess(bookletId, change),
    onSuccess: useRefresh(),
  });

/** In the table. */
export const useChangeRole = (bookletId: string) =>
  useMutation({ mutationFn: (change: Change) => changeAccess(bookletId, change), onSuccess: useRefresh() });

export const useRemoveAccess = (bookletId: string) =>
  useMutation({
    mutationFn: (access: string) =>
      unwrap(
        api.DELETE('/api/booklets/{booklet_id}/access/{access_id}', {
          params: { path: { booklet_id: bookletId, access_id: access } },
        }),
      ),
    onSuccess: useRefresh(),
  });

export const useMakeMain = (bookletId: string) =>
  useMutation({
    mutationFn: (access: string) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/access/{access_id}/main', {
          params: { path: { booklet_id: bookletId, access_id: access } },
        }),
      ),
    onSuccess: useRefresh(),
  });
