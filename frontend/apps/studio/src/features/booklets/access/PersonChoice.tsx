import { Avatar, filterChoices, QueryView, RadioGroup, SearchField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access, BookletRole, Candidate } from '../types';
import { accessesQuery, candidatesQuery } from './api';
import classes from './Person.module.css';

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
const useEligible = ({ bookletId, search, role, besides }: Wanted) => {
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

type Props = {
  bookletId: string;
  /** The role that they are chosen for; none: any that they could have. */
  wanted?: BookletRole;
  /** Who has it already. */
  besides?: readonly string[];
  chosen: Eligible | null;
  onChoose: (person: Eligible) => void;
  error: string | undefined;
};

/** The people of the company, to find one of them; whoever is chosen stays in view. */
export const PersonChoice = ({ bookletId, wanted, besides = [], chosen, onChoose, error }: Props) => {
  const { t } = useTranslation(['booklets', 'companies']);
  const [search, setSearch] = useState('');
  const { query, people } = useEligible({ bookletId, search, role: wanted, besides });
  const shown = chosen && !people.some(({ user }) => user === chosen.user) ? [chosen, ...people] : people;
  return (
    <div className={classes.choice}>
      <search className={classes.search}>
        <SearchField label={t('people.search')} value={search} onChange={(text) => setSearch(text.slice(0, 100))} />
      </search>
      <QueryView query={query}>
        {() =>
          shown.length > 0 ? (
            <div className={classes.list}>
              <RadioGroup
                label={t('people.label')}
                look="list"
                choices={shown.map(({ user, name, company_role }) => ({
                  value: user,
                  label: name,
                  description: t(`companies:roles.${company_role}`),
                  mark: <Avatar name={name} />,
                }))}
                value={chosen?.user ?? ''}
                onChange={({ target: { value } }) => shown.filter(({ user }) => user === value).forEach(onChoose)}
                error={error}
              />
            </div>
          ) : (
            <p className={classes.none}>{t(search ? 'people.noMatch' : 'people.none')}</p>
          )
        }
      </QueryView>
    </div>
  );
};
