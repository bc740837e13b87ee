import { api, type components, unwrap, workAs } from '@livretier/api';
import { notify } from '@livretier/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ofPerson } from '@/shared/data/ofPerson';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { mayLeave } from '@/shared/forms/unsaved';
import { paths } from '@/shared/paths';
import { openSession, sessionQuery } from '../accounts';

export type Company = components['schemas']['CompanyBrief'];
export type Membership = components['schemas']['MembershipOut'];
export type OwnInvitation = components['schemas']['OwnInvitationOut'];
export type Role = components['schemas']['Role'];
export type PlatformRole = components['schemas']['PlatformRole'];

/** The company that is open, and those that can be opened instead. */
export type SwitcherProps = {
  name: string;
  kind: string;
  memberships: readonly Membership[];
  openCompanyId: string | undefined;
};

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  meta: { ...shownInPlace, ...ofPerson },
  queryFn: () => unwrap(api.GET('/api/memberships')),
});

/** The first page of the companies that the signed-in user belongs to. */
export const useMemberships = () => useQuery(membershipsQuery);

const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations', 'own'],
  meta: { ...shownInPlace, ...ofPerson },
  queryFn: () => unwrap(api.GET('/api/auth/invitations')),
});

/** The companies that invite the signed-in person; nobody reads them while acting as somebody else. */
export const useOwnInvitations = (enabled: boolean) => useQuery({ ...ownInvitationsQuery, enabled });

const useAnswer = (call: (id: string) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownInvitationsQuery.queryKey }),
        client.invalidateQueries({ queryKey: membershipsQuery.queryKey }),
        /* Who belonged nowhere works in this company from now on. */
        client.fetchQuery({ ...sessionQuery, staleTime: 0 }),
      ]),
  });
};

const offered = (id: string) => ({ params: { path: { invitation_id: id } } });

export const useJoinCompany = () =>
  useAnswer((id) => unwrap(api.POST('/api/auth/invitations/{invitation_id}/accept', offered(id))));

export const useDeclineInvitation = () =>
  useAnswer((id) => unwrap(api.POST('/api/auth/invitations/{invitation_id}/decline', offered(id))));

/** Work for another of one's companies: home, where nothing of the former one is left. */
export const useSwitchCompany = () => {
  const { t } = useTranslation('companies');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (companyId: string) =>
      (await mayLeave()) ? unwrap(api.POST('/api/auth/company', { body: { company_id: companyId } })) : null,
    onSuccess: async (user) => {
      if (!user) return;
      workAs(user);
      /* First away from a screen that would ask for the former company's things again. */
      await navigate({ to: paths.home, ignoreBlocker: true });
      openSession(client, user);
      if (user.company) notify({ severity: 'success', summary: t('switcher.opened', { company: user.company.name }) });
    },
  });
};
