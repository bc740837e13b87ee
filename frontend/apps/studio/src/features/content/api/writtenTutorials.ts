import { api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';
import { moved } from '@/shared/order';
import { type Turn, useRefreshContent } from './written';

type Schemas = components['schemas'];
export type WrittenTutorialLine = Schemas['WrittenTutorialLine'];
export type WrittenTutorial = Schemas['WrittenTutorialOut'];
export type TutorialIn = Schemas['TutorialIn'];
export type Holder = WrittenTutorialLine['roles'][number];
export type TutorialStatus = WrittenTutorialLine['status'];
export type TutorialsWanted = { search: string; status: TutorialStatus | null; role: Holder | null };

const writtenTutorialsKey = ['content', 'written', 'tutorials'] as const;

/* More than the product has screens: they come at once, and so can be put in order. */
const limit = 100;

export const writtenTutorialsQuery = (wanted: TutorialsWanted) =>
  queryOptions({
    queryKey: [...writtenTutorialsKey, 'list', wanted],
    queryFn: () => unwrap(api.GET('/api/content/tutorials', { params: { query: { ...wanted, limit } } })),
    placeholderData: keepPreviousData,
  });

const one = '/api/content/tutorials/{tutorial_id}';
const at = (tutorial_id: string) => ({ params: { path: { tutorial_id } } });

export const oneWrittenTutorialQuery = (id: string) =>
  queryOptions({ queryKey: [...writtenTutorialsKey, 'one', id], queryFn: () => unwrap(api.GET(one, at(id))) });

export const loadWrittenTutorial = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(oneWrittenTutorialQuery(id)));

/** A new tutorial, the last one; or what one says from now on. */
export const useSaveTutorial = (tutorial?: Pick<WrittenTutorial, 'id' | 'revision'>) => {
  const client = useQueryClient();
  const refresh = useRefreshContent();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: TutorialIn) =>
      tutorial
        ? unwrap(api.PUT(one, { ...at(tutorial.id), body: { ...body, revision: tutorial.revision } }))
        : unwrap(api.POST('/api/content/tutorials', { body })),
    onSuccess: (saved) => {
      client.setQueryData(oneWrittenTutorialQuery(saved.id).queryKey, saved);
      void refresh();
    },
  });
};

const turns = { publish: `${one}/publish`, archive: `${one}/archive` } as const;

/** Show it beside its screens, or no longer. */
export const useTurnTutorial = (id: string) => {
  const { t } = useTranslation('content');
  const client = useQueryClient();
  const refresh = useRefreshContent();
  return useMutation({
    mutationFn: (turn: Turn) => unwrap(api.POST(turns[turn], at(id))),
    onSuccess: (saved, turn) => {
      client.setQueryData(oneWrittenTutorialQuery(id).queryKey, saved);
      notify({ severity: 'success', summary: t(`write.said.${turn}`) });
      void refresh();
    },
  });
};

/** Puts a tutorial behind another one: at once on the screen, and back where it was when the server refuses. */
export const useMoveTutorial = (wanted: TutorialsWanted) => {
  const client = useQueryClient();
  const refresh = useRefreshContent();
  const shown = writtenTutorialsQuery(wanted);
  return useMutation({
    scope: { id: 'tutorials' },
    mutationFn: ({ id, after }: { id: string; after: string | null }) =>
      unwrap(api.POST(`${one}/move`, { ...at(id), body: { after } })),
    onMutate: async ({ id, after }) => {
      await client.cancelQueries({ queryKey: shown.queryKey });
      client.setQueryData(shown.queryKey, (list) => list && { ...list, items: moved(list.items, id, after) });
    },
    onSettled: () => refresh(),
  });
};
