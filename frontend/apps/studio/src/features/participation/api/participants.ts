import { api, type components, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { participantsKey, participantsSummaryQuery } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Schemas = components['schemas'];

export type Participant = Schemas['ParticipantLine'];
export type Signer = Participant['signers'][number];
export type ParticipantState = Schemas['ParticipationState'];
export type Summary = Schemas['ParticipantsSummary'];
export type Wanted = NonNullable<paths['/api/booklets/{booklet_id}/participants/export']['get']['parameters']['query']>;
export type Order = 'name' | 'due' | 'acknowledged';
export type Changed = Schemas['ParticipantsChanged'];
export type ParticipantChanges = Schemas['ParticipantIn'];

const all = '/api/booklets/{booklet_id}/participants';
const one = `${all}/{participant_id}` as const;
const of = (booklet_id: string) => ({ path: { booklet_id } });
const ofOne = (booklet_id: string, participant_id: string) => ({ params: { path: { booklet_id, participant_id } } });

/** The server counts anew after five seconds. */
const countedAgain = 5500;

/** After a change: what is on screen is read again, and the figures once more when they are counted anew. */
export const useRefreshParticipants = (id: string) => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    setTimeout(() => void client.invalidateQueries({ queryKey: participantsSummaryQuery(id).queryKey }), countedAgain);
    return client.invalidateQueries({ queryKey: participantsKey(id) });
  };
};

const perPage = 25;

export const participantsQuery = (id: string, wanted: Wanted & { sort: Order }, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'list', wanted, cursor],
    queryFn: () =>
      unwrap(api.GET(all, { params: { ...of(id), query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }), {
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });

/** One page of those whom the filters want; the former one stays until it is here. */
export const useParticipants = (...asked: Parameters<typeof participantsQuery>) =>
  useQuery(participantsQuery(...asked));

export const participantQuery = (id: string, participant: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'one', participant],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET(one, ofOne(id, participant)), { quiet: true }),
  });

/** The version that they get today, and which of its pages are theirs. */
export const seenQuery = (id: string, participant: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'seen', participant],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET(`${one}/seen`, ofOne(id, participant)), { quiet: true }),
  });

/** The same people as a file for spreadsheets; taking it away is a line of the journal. */
export const useParticipantsFile = (id: string, wanted: Wanted) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET(`${all}/export`, { params: { ...of(id), query: wanted }, parseAs: 'blob' });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file as unknown as Blob;
  };
};

export const useAddParticipants = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (people: string[]) => unwrap(api.POST(all, { params: of(id), body: { people } })),
    onSuccess: useRefreshParticipants(id),
  });

type Act = Omit<Schemas['ParticipantsChange'], 'all_who'> & { all_who?: Wanted | null };

/** Excludes, brings back, notes as handed over or updates: these, or all whom the filters want. */
export const useChangeParticipants = (id: string, meta?: typeof shownInPlace) =>
  useMutation({
    ...(meta && { meta }),
    mutationFn: (body: Act) =>
      unwrap(api.POST(`${all}/changes`, { params: of(id), body: body as Schemas['ParticipantsChange'] })),
    onSuccess: useRefreshParticipants(id),
  });

/** Who is concerned: these, or all whom the filters want. */
export type Whom = { participants: string[] } | { all_who: Wanted };

/** Another language or due day; of somebody alone the journal says whose. */
export const useUpdateParticipants = (id: string, { inPlace } = { inPlace: true }) =>
  useMutation({
    ...(inPlace && { meta: shownInPlace }),
    mutationFn: async ({ whom, changes }: { whom: Whom; changes: ParticipantChanges }): Promise<Changed> => {
      const [only, ...others] = 'participants' in whom ? whom.participants : [];
      if (only && others.length === 0) {
        await unwrap(api.PATCH(one, { ...ofOne(id, only), body: changes }), { quiet: true });
        return { done: 1, queued: 0 };
      }
      const body = { act: 'update', changes, ...whom } as Schemas['ParticipantsChange'];
      return unwrap(api.POST(`${all}/changes`, { params: of(id), body }), { quiet: true });
    },
    onSuccess: useRefreshParticipants(id),
  });

/** Their personal link; a renewed one ends those before it. */
export const useTellLink = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ participant, renew, signer }: { participant: string; renew: boolean; signer: Signer }) => {
      const { params } = ofOne(id, participant);
      const whose = { params: { ...params, query: { signer } } };
      return unwrap(renew ? api.POST(`${one}/link/renew`, whose) : api.POST(`${one}/link`, whose), { quiet: true });
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['journal'] }),
  });
};

/** What they acknowledged, the newest first; whoever may not read the register does without. */
export const receiptsQuery = (id: string, participant: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'receipts', participant],
    meta: shownInPlace,
    retry: false,
    queryFn: async () => {
      const query = { participant, limit: 100 };
      const page = await unwrap(api.GET('/api/booklets/{booklet_id}/register', { params: { ...of(id), query } }), {
        quiet: true,
      });
      return page.items;
    },
  });

/** What was written to them by the mailings of the booklet; whoever may not read those does without. */
export const messagesQuery = (id: string, participant: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'messages', participant],
    meta: shownInPlace,
    retry: false,
    queryFn: async () => {
      const { path } = ofOne(id, participant).params;
      const query = { limit: 100 };
      return (await unwrap(api.GET(`${one}/messages`, { params: { path, query } }), { quiet: true })).items;
    },
  });

export type PersonMessage = Schemas['PersonMessage'];
export type Receipt = Schemas['ReceiptLine'];
