import { api, type components, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type Person = components['schemas']['PersonOut'];
export type PersonCard = components['schemas']['PersonIn'];
export type Places = components['schemas']['PeoplePlaces'];
export type PeopleQuery = Omit<NonNullable<paths['/api/people']['get']['parameters']['query']>, 'cursor' | 'limit'>;

const perPage = 25;
const peopleKey = ['people'] as const;
const listKey = [...peopleKey, 'list'] as const;
export const placesKey = [...peopleKey, 'places'] as const;

const peopleQuery = (wanted: PeopleQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...listKey, wanted, cursor],
    queryFn: () =>
      unwrap(api.GET('/api/people', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the people whom one keeps; the former one stays until it is here. */
export const usePeople = (wanted: PeopleQuery, cursor: string | undefined) => useQuery(peopleQuery(wanted, cursor));

const mayAddQuery = queryOptions({
  queryKey: [...peopleKey, 'abilities'],
  meta: shownInPlace,
  queryFn: async () => (await unwrap(api.GET('/api/people', { params: { query: { limit: 1 } } }))).abilities.add,
});

/** Whether one adds people, brings files and names groups: those do who keep everybody. */
export const useMayAdd = () => useQuery(mayAddQuery);

const placesQuery = queryOptions({
  queryKey: placesKey,
  meta: shownInPlace,
  queryFn: () => unwrap(api.GET('/api/people/places')),
});

/** How many people the company keeps, and how many it may; a screen without it still works. */
export const usePeoplePlaces = (enabled: boolean): Places | undefined => useQuery({ ...placesQuery, enabled }).data;

const named = (id: string) => ({ params: { path: { person_id: id } } });

/** The card of somebody. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET('/api/people/{person_id}', named(id)), { quiet: true }),
  });

/** Somebody whom one keeps. */
export const usePerson = (id: string) => useQuery(personQuery(id));

/** After somebody came, went or changed: the list and the number of places are read again. */
export const useRefreshPeople = () => {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([listKey, placesKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
};

export const useAddPerson = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: PersonCard) => unwrap(api.POST('/api/people', { body })),
    onSuccess: useRefreshPeople(),
  });

const useKeep = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefreshPeople();
  return (saved: Person) => {
    client.setQueryData(personQuery(id).queryKey, saved);
    void refresh();
  };
};

/** Write what was changed on a card; what is not sent stays. */
export const useSavePerson = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (changes: Partial<PersonCard>) =>
      unwrap(api.PATCH('/api/people/{person_id}', { ...named(id), body: changes as PersonCard })),
    onSuccess: useKeep(id),
  });

/** Their last day; today when none is told. */
export const useLeave = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (last_day: string | null) =>
      unwrap(api.POST('/api/people/{person_id}/departure', { ...named(id), body: { last_day } })),
    onSuccess: useKeep(id),
  });

export const useTakeBack = (id: string) =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/people/{person_id}/return', named(id))),
    onSuccess: useKeep(id),
  });

export const useErasePerson = (id: string, onGone: () => unknown) => {
  const client = useQueryClient();
  const refresh = useRefreshPeople();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/people/{person_id}', named(id))),
    onSuccess: async () => {
      await onGone();
      client.removeQueries({ queryKey: personQuery(id).queryKey });
      await refresh();
    },
  });
};

/** Everything that is kept about somebody, as a file for them. */
export const fetchPersonData = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/people/{person_id}/data', { ...named(id), parseAs: 'blob' }), { quiet: true }) as Promise<Blob>;
