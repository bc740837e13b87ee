import { ApiError, api, type components, unwrap } from '@livretier/api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Schemas = components['schemas'];

export type ProposalLine = Schemas['ProposalLine'];
export type Proposal = Schemas['ProposalOut'];
export type Unit = Schemas['UnitOut'];
export type Decision = Schemas['DecisionIn'];
export type Choice = Decision['choice'];
export type ReleaseLine = Schemas['ReleaseLine'];
export type Release = Schemas['ReleaseOut'];
export type RefusalKind = Schemas['RefusalKind'];
export type Detached = Schemas['DetachedLine'];
export type Reason = ReleaseLine['reason'];
export type State = NonNullable<NonNullable<Schemas['UpdateQuery']['state']>>;
export type Wanted = { state?: State; release?: string; booklet?: string; batch?: string };

const whole = '/api/updates/{proposal_id}';
const at = (proposal_id: string) => ({ path: { proposal_id } });
const quiet = { quiet: true };
const updatesKey = ['updates'] as const;
const most = 100;

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: [...updatesKey, 'one', id],
    queryFn: () => unwrap(api.GET(whole, { params: at(id) }), quiet),
  });

export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: [...updatesKey, 'one', id, 'result'],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET(`${whole}/result`, { params: at(id) }), quiet),
    staleTime: 0,
    gcTime: 0,
  });

/** Proposals of the booklets for which one decides: those that wait, unless a state is asked for. */
export const proposalsQuery = (wanted: Wanted, limit = most) =>
  infiniteQueryOptions({
    queryKey: [...updatesKey, 'list', wanted, limit],
    meta: shownInPlace,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/updates', { params: { query: { ...wanted, cursor, limit } } }), quiet),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** Chapters that follow the library no more, in every booklet for which one decides. */
export const detachedQuery = () =>
  infiniteQueryOptions({
    queryKey: [...updatesKey, 'detached'],
    meta: shownInPlace,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/updates/detached', { params: { query: { cursor, limit: 50 } } }), quiet),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** What waits in one booklet, whatever the release. */
export const waitingQuery = (booklet: string) =>
  queryOptions({
    queryKey: [...updatesKey, 'waiting', booklet],
    meta: shownInPlace,
    queryFn: async () =>
      (await unwrap(api.GET('/api/updates', { params: { query: { booklet, limit: most } } }), quiet)).items,
  });

export const releasesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...updatesKey, 'releases'],
    meta: shownInPlace,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/updates/releases', { params: { query: { cursor, limit: 25 } } }), quiet),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

export const releaseQuery = (release_id: string) =>
  queryOptions({
    queryKey: [...updatesKey, 'release', release_id],
    queryFn: () => unwrap(api.GET('/api/updates/releases/{release_id}', { params: { path: { release_id } } }), quiet),
  });

const put = (id: string, revision: number, decisions: Decision[]) =>
  unwrap(
    api.PUT(`${whole}/decisions`, {
      params: { ...at(id), header: { 'If-Match': `"${revision}"` } },
      body: { decisions },
    }),
    quiet,
  );

const isDecidedElsewhere = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'decisions_changed';

/** Whether somebody else chose otherwise on this unit since one saw it. */
export const isContested = (error: unknown, unit: string) => isDecidedElsewhere(error) && unit in error.fields;

/** Whether what one answered is not what is asked by now: the booklet was written in. */
export const isOtherQuestion = (error: unknown) => error instanceof ApiError && error.code === 'unit_question_changed';

/** What the server says of this very unit, where it does. */
export const saidOf = (error: unknown, unit: string) =>
  error instanceof ApiError ? error.fields[unit]?.[0] : undefined;

export type Act =
  | { act: 'decide'; decisions: Decision[]; revision: number }
  /** One answer wherever just the same is asked. */
  | { act: 'once'; decision: Decision; revision: number }
  | { act: 'finish'; revision: number }
  | { act: 'undo' }
  | { act: 'refuse'; reason: string; kind: RefusalKind }
  | { act: 'assign'; user: string | null }
  | { act: 'detach'; chapter: string; booklet: string };

/** The proposal as it is then, and in how many booklets one answer did. */
type Answer = { saved: Proposal; together?: Schemas['SameUnitOut'] };

const send = async (id: string, asked: Act): Promise<Answer> => {
  if (asked.act !== 'once') return { saved: await change(id, asked) };
  const { decision: body, revision } = asked;
  /* Here first: whoever chose otherwise meanwhile is told of, and nobody is overruled elsewhere either. */
  await decide(id, { decisions: [body], revision });
  const together = await unwrap(api.POST(`${whole}/same-unit`, { params: at(id), body }), quiet);
  return { saved: await unwrap(api.GET(whole, { params: at(id) }), quiet), together };
};

const change = async (id: string, asked: Exclude<Act, { act: 'once' }>): Promise<Proposal> => {
  const params = at(id);
  switch (asked.act) {
    case 'decide':
      return decide(id, asked);
    case 'finish': {
      const header = { 'If-Match': `"${asked.revision}"` };
      return unwrap(api.POST(`${whole}/finish`, { params: { ...params, header } }), quiet);
    }
    case 'undo':
      return unwrap(api.POST(`${whole}/undo`, { params }), quiet);
    case 'refuse':
      return unwrap(api.POST(`${whole}/refuse`, { params, body: { reason: asked.reason, kind: asked.kind } }), quiet);
    case 'assign':
      return unwrap(api.POST(`${whole}/assign`, { params, body: { user: asked.user } }), quiet);
    case 'detach': {
      const path = { booklet_id: asked.booklet, chapter_id: asked.chapter };
      await unwrap(api.POST('/api/booklets/{booklet_id}/chapters/{chapter_id}/detach', { params: { path } }), quiet);
      return unwrap(api.GET(whole, { params }), quiet);
    }
  }
};

/** Kept at once. Somebody else may have decided on other units since: then these are sent again, over theirs nothing is. */
const decide = async (id: string, { decisions, revision }: { decisions: Decision[]; revision: number }) => {
  try {
    return await put(id, revision, decisions);
  } catch (error) {
    if (!isDecidedElsewhere(error) || Object.keys(error.fields).length > 0) throw error;
    const now = await unwrap(api.GET(whole, { params: at(id) }), quiet);
    return put(id, now.revision, decisions);
  }
};

/** Everything that shows what waits, or what a booklet says. */
export const useRefreshUpdates = () => {
  const client = useQueryClient();
  return (booklets: readonly string[]) => {
    const written = booklets.flatMap((id) => [bookletKey(id), ['manuscript', 'booklet', id]]);
    const keys = [updatesKey, ['journal'], ['home'], ...written];
    return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
};

/** Decides on a proposal; what the answer says is shown at once. `meta`: what went wrong is shown where it was asked. */
export const useProposalAct = ({ id, booklet }: Proposal, meta: typeof shownInPlace | undefined = undefined) => {
  const client = useQueryClient();
  const refresh = useRefreshUpdates();
  const { queryKey } = proposalQuery(id);
  return useMutation({
    ...(meta && { meta }),
    mutationFn: (asked: Act) => send(id, asked),
    onSuccess: ({ saved }, { act }) => {
      client.setQueryData(queryKey, saved);
      /* A choice that is only kept changes nothing elsewhere. */
      if (act !== 'decide') void refresh([booklet.id]);
    },
    /* Whoever decided meanwhile: what they chose is shown. */
    onError: () => void client.invalidateQueries({ queryKey, exact: true }),
  });
};

export type Bulk = Schemas['BulkIn'];

/** Many proposals decided alike, by a job; what becomes of each is asked of the batch. */
export const useDecideMany = (meta: typeof shownInPlace | undefined = undefined) =>
  useMutation({
    ...(meta && { meta }),
    mutationFn: (body: Bulk) => unwrap(api.POST('/api/updates/bulk', { body }), quiet),
  });

const perSecond = 1000;

/** The proposals of a batch, asked again as long as one of them waits. */
export const batchQuery = (batch: string) =>
  queryOptions({
    queryKey: [...updatesKey, 'batch', batch],
    meta: shownInPlace,
    queryFn: async () => {
      const items: ProposalLine[] = [];
      let cursor: string | null = null;
      do {
        const page: Schemas['ProposalList'] = await unwrap(
          api.GET('/api/updates', { params: { query: { batch, cursor, limit: most } } }),
          quiet,
        );
        items.push(...page.items);
        cursor = page.next;
      } while (cursor);
      return items;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? perSecond : false),
  });

export const isWaiting = ({ batch_state }: ProposalLine) => batch_state === 'waiting';
