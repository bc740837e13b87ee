import { api, type components, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Schemas = components['schemas'];

export type ReceiptLine = Schemas['ReceiptLine'];
export type Receipt = Schemas['ReceiptOut'];
export type Seen = Schemas['SeenOut'];
export type RegisterState = Schemas['RegisterStateOut'];
export type Verification = Schemas['VerificationOut'];
export type Channel = Schemas['Channel'];
export type Strength = Schemas['Strength'];
export type RegisterQuery = NonNullable<paths['/api/booklets/{booklet_id}/register.csv']['get']['parameters']['query']>;

const whole = '/api/booklets/{booklet_id}';
const perPage = 25;
/* Milliseconds between two looks at what has no place in the log yet. */
const meanwhile = 2000;

const at = (booklet_id: string) => ({ params: { path: { booklet_id } } });
const registerKey = (id: string) => [...bookletKey(id), 'register'] as const;

const receiptsQuery = (id: string, wanted: RegisterQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...registerKey(id), 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET(`${whole}/register`, {
          params: { ...at(id).params, query: { ...wanted, cursor: cursor ?? null, limit: perPage } },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'pending') ? meanwhile : false,
  });

/** One page of the register; the former one stays until it is here. */
export const useReceipts = (id: string, wanted: RegisterQuery, cursor: string | undefined) =>
  useQuery(receiptsQuery(id, wanted, cursor));

/** How far the log is with what the company's people acknowledged. */
export const registerStateQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'state'],
    queryFn: () => unwrap(api.GET(`${whole}/register/state`, at(id)), { quiet: true }),
    refetchInterval: ({ state: { data } }) => (data && !data.complete ? meanwhile : false),
  });

const one = (booklet_id: string, receipt_id: string) => ({ params: { path: { booklet_id, receipt_id } } });

/** One receipt with its statements and its proof. */
export const receiptQuery = (id: string, receipt: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'receipt', receipt],
    queryFn: () => unwrap(api.GET(`${whole}/receipts/{receipt_id}`, one(id, receipt)), { quiet: true }),
    refetchInterval: ({ state: { data } }) => (data && !data.proof ? meanwhile : false),
  });

/** What somebody had before them when they made a receipt: their card may change, what they had does not. */
export const seenQuery = (id: string, receipt: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'seen', receipt],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET(`${whole}/receipts/{receipt_id}/seen`, one(id, receipt)), { quiet: true }),
  });

/** Recomputes what was recorded; the journal keeps that it was asked. */
export const useVerification = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: () => unwrap(api.POST(`${whole}/register/verification`, at(id)), { quiet: true }),
  });

/** A receipt does not count any more; it stays where it is. */
export const useCancelReceipt = (id: string, receipt: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (reason: string) =>
      unwrap(api.POST(`${whole}/receipts/{receipt_id}/cancel`, { ...one(id, receipt), body: { reason } }), {
        quiet: true,
      }),
    onSuccess: (cancelled) => {
      client.setQueryData(receiptQuery(id, receipt).queryKey, cancelled);
      void client.invalidateQueries({ queryKey: bookletKey(id) });
      void client.invalidateQueries({ queryKey: ['journal'] });
    },
  });
};

/** Fetches the filtered register as a file for spreadsheets; the journal keeps that it was taken. */
export const useRegisterFile = (id: string, wanted: RegisterQuery) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET(`${whole}/register.csv`, {
      params: { ...at(id).params, query: wanted },
      parseAs: 'blob',
    });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file;
  };
};

/** Fetches all that proves a receipt, as a ZIP; the journal keeps that it was taken. */
export const useEvidence = (id: string, receipt: string) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET(`${whole}/receipts/{receipt_id}/evidence`, { ...one(id, receipt), parseAs: 'blob' });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file as Blob;
  };
};
