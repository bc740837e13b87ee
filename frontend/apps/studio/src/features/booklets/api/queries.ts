import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];

export type BookletOut = Schemas['BookletOut'];
export type BookletLine = Schemas['BookletLine'];
export type Outline = Schemas['Outline'];
export type OutlineChapter = Schemas['OutlineChapter'];
export type OutlineLine = Schemas['OutlineLine'];
export type Preview = Schemas['Preview'];
export type Coverage = Schemas['Coverage'];
export type AvailableChapter = Schemas['AvailableChapter'];
export type Checks = Schemas['Checks'];
export type NeededValues = Schemas['NeededValues'];

/** Whom a preview is read as; nothing shows everything. */
export type ReadAs = { site?: string; job?: string; contract?: string };

const of = (id: string) => ({ params: { path: { booklet_id: id } } });

/** Everything of a booklet: what a change of it makes stale. */
export const bookletKey = (id: string) => ['booklets', id] as const;

export const bookletQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'card'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}', of(id)), { quiet: true }),
  });

export const outlineQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'outline'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/outline', of(id)), { quiet: true }),
  });

/** The chapters that the booklet may take over. */
export const availableChaptersQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'available-chapters', search],
    queryFn: () =>
      unwrap(
        api.GET('/api/booklets/{booklet_id}/available-chapters', {
          params: { path: { booklet_id: id }, query: { search } },
        }),
        {
          quiet: true,
        },
      ),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (id: string, as: ReadAs = {}) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'preview', as],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/preview', { params: { path: { booklet_id: id }, query: as } }), {
        quiet: true,
      }),
  });

export const coverageQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'coverage'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/coverage', of(id)), { quiet: true }),
  });

export const checksQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'checks'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/checks', of(id)), { quiet: true }),
    staleTime: 0,
  });

export const neededValuesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'values'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/values', of(id)), { quiet: true }),
  });

/** Everything of the participants of a booklet. */
export const participantsKey = (id: string) => [...bookletKey(id), 'participants'] as const;

/** How many participants there are in each state. */
export const participantsSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'summary'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/participants/summary', of(id)), { quiet: true }),
  });

/** Those who are asked to read: who left or was excluded does not count. */
export const participantsOf = ({ all, excluded, left }: Schemas['ParticipantsSummary']) => all - excluded - left;

/** Everything of the mailings of a booklet. */
export const mailingsKey = (id: string) => [...bookletKey(id), 'mailings'] as const;

/** How many mailings there are in each state, and how much of the month's messages is used. */
export const mailingsSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [...mailingsKey(id), 'summary'],
    queryFn: () => unwrap(api.GET('/api/booklets/{booklet_id}/mailings/summary', of(id)), { quiet: true }),
  });

export const mailingsOf = ({ counts }: Schemas['MailingsSummary']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
