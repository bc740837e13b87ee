import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
type Home = Schemas['HomeOut'];
export type TodoLine = Schemas['TodoLine'];
export type TodoItem = Schemas['TodoItem'];
export type NextDay = Schemas['NextDay'];
export type Reading = Schemas['Reading'];
export type FirstSteps = Schemas['FirstSteps'];
export type PlatformHome = Schemas['PlatformHome'];
export type Figures = Schemas['Figures'];

/** What the law asks for, or what a booklet must say rightly. */
export const obligationKinds: readonly TodoLine['kind'][] = ['missing_obligation', 'overdue_value'];

/** One part of the home, asked for by itself: it fails alone. */
const partQuery = <Part extends keyof Home>(part: Part) =>
  queryOptions({
    queryKey: ['home', part],
    queryFn: async () => (await unwrap(api.GET('/api/home', { params: { query: { part } } })))[part] ?? null,
  });

export const todoQuery = partQuery('todo');
export const resumeQuery = partQuery('resume');
export const readingQuery = partQuery('reading');
export const firstStepsQuery = partQuery('first_steps');
export const platformQuery = partQuery('platform');
export const figuresQuery = partQuery('figures');

/** What waits was seen: whatever comes from here on is new. */
export const useVisit = () => useMutation({ mutationFn: () => unwrap(api.POST('/api/home/visit')) });

export const useDismissFirstSteps = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/home/first-steps/dismiss')),
    onSuccess: () => client.setQueryData(firstStepsQuery.queryKey, null),
  });
};
