import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type TutorialLine = Schemas['TutorialLine'];
export type Tutorial = Schemas['TutorialOut'];
export type Topic = Schemas['Topic'];

export const topics = [
  'start',
  'write',
  'hand_over',
  'prove',
  'translate',
  'manage',
  'platform',
] as const satisfies readonly Topic[];

const tutorialsKey = ['content', 'tutorials'] as const;

/* More than the product has screens: they come at once. */
const limit = 100;

type Wanted = { search?: string; screen?: string };

/** Tutorials for this person's role, in their order: all, of a screen, or with some words. */
export const tutorialsQuery = (wanted: Wanted = {}) =>
  queryOptions({
    queryKey: [...tutorialsKey, 'list', wanted],
    queryFn: async () => (await unwrap(api.GET('/api/tutorials', { params: { query: { ...wanted, limit } } }))).items,
  });

/** While words are typed, what the former ones found stays. */
export const searchQuery = (search: string) => ({ ...tutorialsQuery({ search }), placeholderData: keepPreviousData });

export const tutorialQuery = (tutorial_id: string) =>
  queryOptions({
    queryKey: [...tutorialsKey, 'one', tutorial_id],
    queryFn: () => unwrap(api.GET('/api/tutorials/{tutorial_id}', { params: { path: { tutorial_id } } })),
  });

export const useDoTutorial = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tutorial_id: string) =>
      unwrap(api.POST('/api/tutorials/{tutorial_id}/done', { params: { path: { tutorial_id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: tutorialsKey }),
  });
};

export const contactsQuery = queryOptions({
  queryKey: ['content', 'contacts'],
  queryFn: () => unwrap(api.GET('/api/help/contacts')),
});
