import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mailingsKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { ofMailing } from './mailings';

type Schemas = components['schemas'];

export type Delivery = Schemas['DeliveryLine'];
export type DeliveryState = Schemas['DeliveryState'];
export type DeliveriesWanted = { state?: DeliveryState; search?: string };

const at = '/api/booklets/{booklet_id}/mailings/{mailing_id}/deliveries';
const [perPage, meanwhile] = [25, 3000];

type Which = { booklet: string; mailing: string };

/** One page of the people of a mailing; asked again while it is being sent. */
export const deliveriesQuery = (
  { booklet, mailing, moves }: Which & { moves: boolean },
  wanted: DeliveriesWanted,
  cursor: string | undefined,
) =>
  queryOptions({
    queryKey: [...mailingsKey(booklet), 'deliveries', mailing, wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET(at, {
          params: { ...ofMailing(booklet, mailing), query: { ...wanted, cursor: cursor ?? null, limit: perPage } },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
    /* One comes back from the card on which an address was corrected. */
    staleTime: 0,
    refetchInterval: moves ? meanwhile : false,
  });

/** All of them as a file for spreadsheets; taking it away is a line of the journal. */
export const useDeliveriesFile = ({ booklet, mailing }: Which, wanted: DeliveriesWanted) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const params = { ...ofMailing(booklet, mailing), query: wanted };
    const file = await unwrap(api.GET(`${at}/export`, { params, parseAs: 'blob' }), { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file as unknown as Blob;
  };
};

const useRefresh = (booklet: string) => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: mailingsKey(booklet) });
  };
};

/** Sends again to those whose message did not arrive: to the address that their card has now. */
export const useRetry = ({ booklet, mailing }: Which) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (deliveries: string[]) =>
      unwrap(api.POST(`${at}/retry`, { params: ofMailing(booklet, mailing), body: { deliveries } }), { quiet: true }),
    onSuccess: useRefresh(booklet),
  });

/** Takes people out whose message has not left. */
export const useLeaveOut = ({ booklet, mailing }: Which) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (deliveries: string[]) =>
      unwrap(api.POST(`${at}/exclude`, { params: ofMailing(booklet, mailing), body: { deliveries } }), { quiet: true }),
    onSuccess: useRefresh(booklet),
  });

/** What somebody found out about a message of which nobody could say whether it left. */
export const useResolve = ({ booklet, mailing }: Which) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: Schemas['ResolutionIn']) =>
      unwrap(api.POST(`${at}/resolve`, { params: ofMailing(booklet, mailing), body }), { quiet: true }),
    onSuccess: useRefresh(booklet),
  });
