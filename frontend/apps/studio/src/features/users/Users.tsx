import { Button, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../accounts';
import { Legend } from './Legend';
import { UserFilters } from './UserFilters';
import { UserTable } from './UserTable';
import { useOpenUser } from './useOpenUser';
import { useUserSearch } from './useUserSearch';
import { useUsers } from './useUsers';

/** The people of the company, or of all of them, for those who administer them; what is opened stands beside. */
export const Users = () => {
  const { t } = useTranslation('users');
  const company = useSignedInUser().company;
  const { search, wanted, filtered, filter, clear, turn } = useUserSearch();
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const users = useUsers(wanted, pages.cursor);
  const { open, invite } = useOpenUser();
  const { id } = useParams({ strict: false });
  return (
    <Page
      title={t('title')}
      lead={company ? t('lead', { company: company.name }) : t('leadEverywhere')}
      actions={
        <Button look="primary" onClick={invite}>
          <Icon of={IconUserPlus} />
          {t('invite.open')}
        </Button>
      }
    >
      <UserFilters {...{ search, filtered, filter, clear }} />
      <QueryView query={users} skeleton={<UserTable rows={[]} loading />}>
        {({ items, next }) => (
          <UserTable
            rows={items}
            loading={users.isPlaceholderData}
            rowAction={{ onOpen: (person) => open(person.id) }}
            activeKey={id}
            empty={filtered ? <FilteredEmpty text={t('noMatch')} onClear={clear} /> : <p>{t('empty')}</p>}
            footer={
              items.length > 0 && (
                <TablePager previous={t('previous')} next={t('next')} {...pages.turn(next)}>
                  {t('page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      <Legend />
      <Outlet />
    </Page>
  );
};
