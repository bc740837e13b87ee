import { ApiError, api, unwrap } from '@livretier/api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { type PublicReceipt, type Verified, verify } from './proof/verify';

export type Result = { told: PublicReceipt; verified: Verified };

const at = (number: string) => ({ params: { path: { number } } });

const fetchReceipt = async (number: string): Promise<PublicReceipt | null> => {
  try {
    return await unwrap(api.GET('/api/receipts/{number}', at(number)), { quiet: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** With what the register signs. */
export const fetchKey = async () => (await unwrap(api.GET('/api/register/keys'), { quiet: true })).keys[0] ?? '';

/** What this browser found out about a number; null: there is no receipt of it. */
export const verificationQuery = (number: string) =>
  queryOptions({
    queryKey: ['verification', number],
    meta: shownInPlace,
    queryFn: async (): Promise<Result | null> => {
      const told = await fetchReceipt(number);
      if (!told) return null;
      return { told, verified: await verify(told, await fetchKey()) };
    },
  });

/** Whether a receipt is of somebody who is called so; the server says nothing else. */
export const useNameComparison = (number: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      unwrap(api.POST('/api/receipts/{number}/name', { ...at(number), body: { name } }), { quiet: true }),
  });
