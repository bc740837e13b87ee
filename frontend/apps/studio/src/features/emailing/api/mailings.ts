import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailingsKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { Message } from '../message/nodes';

type Schemas = components['schemas'];

export type MailingLine = Schemas['MailingLine'];
/** Its texts are nodes that the editor knows; the server takes no others. */
export type Mailing = Omit<Schemas['Mailing'], 'texts'> & { texts: Record<string, Message> };
export type MailingsSummary = Schemas['MailingsSummary'];
export type MailingState = Schemas['CampaignState'];
export type MailingsWanted = { state?: MailingState; search?: string };
export type Nature = Schemas['Nature'];
export type Preview = Schemas['MailingPreview'];
export type MailingChanges = Pick<Mailing, 'name' | 'texts' | 'audience' | 'spread'> & { reply_to: string | null };

const all = '/api/booklets/{booklet_id}/mailings';
const one = `${all}/{mailing_id}` as const;

/** What the path of a call says: of which booklet, and which mailing. */
export const ofMailing = (booklet_id: string, mailing_id: string) => ({ path: { booklet_id, mailing_id } });

const [perPage, meanwhile, soon] = [25, 5000, 1500];

const isMoving = ({ state, launched_at }: Pick<MailingLine, 'state' | 'launched_at'>) =>
  state === 'sending' || (state === 'scheduled' && launched_at !== null);

export const mailingsQuery = (booklet: string, wanted: MailingsWanted, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...mailingsKey(booklet), 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET(all, {
          params: {
            path: { booklet_id: booklet },
            query: { ...wanted, cursor: cursor ?? null, limit: perPage },
          },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isMoving) ? meanwhile : false),
  });

/** One page of them, asked again while one of them is being sent. */
export const useMailings = (...asked: Parameters<typeof mailingsQuery>) => useQuery(mailingsQuery(...asked));

const mailingKey = (booklet: string, id: string) => [...mailingsKey(booklet), 'one', id] as const;

export const mailingQuery = (booklet: string, id: string) =>
  queryOptions({
    queryKey: mailingKey(booklet, id),
    meta: shownInPlace,
    queryFn: () =>
      unwrap(api.GET(one, { params: ofMailing(booklet, id) }), { quiet: true }) as unknown as Promise<Mailing>,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.state === 'draft') return false;
      return isMoving(data) ? soon : meanwhile;
    },
  });

/** A mailing, which moves while it is sent. */
export const useMailing = (booklet: string, id: string) => useQuery(mailingQuery(booklet, id));

/** After a change: lists, figures and the journal are read again. */
const useRefresh = (booklet: string) => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: mailingsKey(booklet) });
  };
};

export const useCreateMailing = (booklet: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: { nature: Nature; audience?: object }) =>
      unwrap(api.POST(all, { params: { path: { booklet_id: booklet } }, body: body as Schemas['NewMailing'] }), {
        quiet: true,
      }),
    onSuccess: useRefresh(booklet),
  });

export const useDeleteMailing = (booklet: string) =>
  useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE(one, { params: ofMailing(booklet, id) })),
    onSuccess: useRefresh(booklet),
  });

/** Writes what changed; the answer is what everybody sees from then on. */
export const useSaveMailing = (booklet: string, id: string) => {
  const client = useQueryClient();
  return async (changes: Partial<MailingChanges>) => {
    const body = changes as Schemas['MailingIn'];
    const saved = await unwrap(api.PATCH(one, { params: ofMailing(booklet, id), body, keepalive: true }), {
      quiet: true,
    });
    client.setQueryData(mailingKey(booklet, id), saved as unknown as Mailing);
  };
};

const acts = {
  test: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/test`, { params }),
  launch: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/launch`, { params }),
  unschedule: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/unschedule`, { params }),
  pause: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/pause`, { params }),
  resume: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/resume`, { params }),
  cancel: (params: ReturnType<typeof ofMailing>) => api.POST(`${one}/cancel`, { params }),
};
export type Act = keyof typeof acts;

/** Tests, launches, pauses, resumes or cancels it. */
export const useTurnMailing = (booklet: string, id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (act: Act) => unwrap(acts[act](ofMailing(booklet, id)), { quiet: true }),
    onSuccess: useRefresh(booklet),
  });

export const useScheduleMailing = (booklet: string, id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (starts_at: string) =>
      unwrap(api.POST(`${one}/schedule`, { params: ofMailing(booklet, id), body: { starts_at } }), { quiet: true }),
    onSuccess: useRefresh(booklet),
  });

/** The message as it would leave, once for each state in which it was saved. */
export const previewQuery = (booklet: string, { id, updated_at }: Mailing, locale: string) =>
  queryOptions({
    queryKey: [...mailingKey(booklet, id), 'preview', locale, updated_at],
    meta: shownInPlace,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      unwrap(api.POST(`${one}/preview`, { params: ofMailing(booklet, id), body: { locale } }), { quiet: true }),
    placeholderData: keepPreviousData,
  });
