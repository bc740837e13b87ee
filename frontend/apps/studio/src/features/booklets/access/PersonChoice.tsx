import { Avatar, QueryView, RadioGroup, SearchField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletRole } from '../types';
import classes from './PersonChoice.module.css';
import { type Eligible, useEligible } from './useEligible';

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
