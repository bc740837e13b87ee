import { filterChoices } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import type { Access, BookletRole, Candidate } from '../types';
import { accessesQuery, candidatesQuery } from './accessesQuery';

/** Somebody who could be given a role on the booklet; `access` when they have another one there already. */
export type Eligible = Candidate & { access: string | null };

type Wanted = { bookletId: string; search: string; role: BookletRole | undefined; besides: readonly string[] };

const eligible = ({ id, user, name, email, company_role, possible_roles }: Access): Eligible => ({
  access: id,
  user,
  name,
  email,
  company_role,
  possible_roles,
});

/**
 * The people to choose from: for a given role also those who have another one on this booklet, for any role only those
 * who have none yet.
 */
export const useEligible = ({ bookletId, search, role, besides }: Wanted) => {
  const candidates = useQuery(candidatesQuery(bookletId, search));
  const { data: accesses } = useQuery({ ...accessesQuery(bookletId), enabled: role !== undefined });
  const here = (accesses?.items ?? [])
    .filter((access) => access.id !== null && role !== undefined && !besides.includes(access.user))
    .map((access) => ({ ...eligible(access), label: access.name, description: access.email }));
  const others = (candidates.data?.items ?? []).map((candidate): Eligible => ({ ...candidate, access: null }));
  const known = new Set(here.map(({ user }) => user));
  const people = [
    ...filterChoices(here, search),
    ...others.filter(({ user }) => !(known.has(user) || besides.includes(user))),
  ];
  return {
    query: candidates,
    people: people.filter(({ possible_roles }) => (role ? possible_roles.includes(role) : possible_roles.length > 0)),
  };
};
