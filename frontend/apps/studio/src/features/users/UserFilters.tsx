import { FilterBar, FilterMenu, SearchField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { roles, statuses } from '../../shared/usersSearch';
import { useSignedInUser } from '../accounts';
import { useRoleName } from './roles/useRoleName';
import { useCompanyChoices } from './useCompanyChoices';
import type { useUserSearch } from './useUserSearch';

const every = 'all';

type Props = Pick<ReturnType<typeof useUserSearch>, 'search' | 'filtered' | 'filter' | 'clear'>;

export const UserFilters = ({ search, filtered, filter, clear }: Props) => {
  const { t } = useTranslation('users');
  const everywhere = useSignedInUser().abilities.manage_companies;
  const companies = useCompanyChoices(everywhere);
  const roleName = useRoleName();
  const offered = everywhere ? roles : roles.slice(0, 5);
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      {everywhere && (
        <FilterMenu
          label={t('filters.company')}
          value={search.entreprise ?? every}
          choices={[
            { value: every, label: t('filters.everyCompany'), short: t('filters.allFeminine') },
            ...companies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => filter({ entreprise: id === every ? undefined : id })}
        />
      )}
      <FilterMenu
        label={t('filters.role')}
        value={search.role ?? every}
        choices={[
          { value: every, label: t('filters.everyRole'), short: t('filters.all') },
          ...offered.map((role) => ({ value: role, label: roleName(role) })),
        ]}
        onChange={(role) => filter({ role: role === every ? undefined : role })}
      />
      <FilterMenu
        label={t('filters.status')}
        value={search.statut ?? every}
        choices={[
          { value: every, label: t('filters.everyStatus'), short: t('filters.all') },
          ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={(status) => filter({ statut: status === every ? undefined : status })}
      />
    </FilterBar>
  );
};
