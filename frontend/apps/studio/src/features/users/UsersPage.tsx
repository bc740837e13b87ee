import { Button, ErrorNote, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconShieldCheck, IconUserPlus } from '@tabler/icons-react';
import { Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { useUsers } from './api';
import { Invitations } from './Invitations';
import { UserFilters, useUserSearch } from './UserFilters';
import classes from './UsersPage.module.css';
import { UserTable } from './UserTable';
import { useOpenUser } from './useOpenUser';

/** What the shield beside a name says. */
const Legend = () => {
  const { t } = useTranslation('users');
  return (
    <p className={classes.legend}>
      <Icon of={IconShieldCheck} size={16} />
      {t('secondFactor')}
    </p>
  );
};

/** The people of the company, or of all of them, for those who administer them; what is opened stands beside. */
const Users = () => {
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
      <Invitations company={search.entreprise} search={search.recherche} />
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

const Refused = () => {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Page title={t('title')}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </Page>
  );
};

/** /parametres/utilisateurs: who has an account here, with which role. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.manage_users ? <Users /> : <Refused />;
};
