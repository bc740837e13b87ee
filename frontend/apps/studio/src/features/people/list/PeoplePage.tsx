import { Button, EmptyState, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconFileImport, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useMayAdd, usePeople, usePeoplePlaces } from '../api';
import { OngoingImports } from '../import/OngoingImports';
import { useOpenPerson } from '../useOpenPerson';
import { PeopleFilters } from './PeopleFilters';
import classes from './PeoplePage.module.css';
import { PeopleTable } from './PeopleTable';
import { QuotaNote } from './QuotaNote';
import { usePeopleSearch } from './usePeopleSearch';

const ImportLink = ({ first = false }: { first?: boolean }) => {
  const { t } = useTranslation('people');
  return (
    <LinkButton to={paths.peopleImport} look={first ? 'primary' : 'default'}>
      <Icon of={IconFileImport} />
      {t('import.open')}
    </LinkButton>
  );
};

/** What those do who keep everybody. */
const Acts = () => {
  const { t } = useTranslation('people');
  const { add, groups } = useOpenPerson();
  return (
    <div className={classes.acts}>
      <Button onClick={groups}>
        <Icon of={IconUsersGroup} />
        {t('groups.title')}
      </Button>
      <ImportLink />
      <Button look="primary" onClick={add}>
        <Icon of={IconUserPlus} />
        {t('add.open')}
      </Button>
    </div>
  );
};

/** Nobody yet: what this place is for. */
const Nobody = ({ mayAdd }: { mayAdd: boolean }) => {
  const { t } = useTranslation('people');
  return (
    <EmptyState title={t('empty.title')} action={mayAdd && <ImportLink first />}>
      {t(mayAdd ? 'empty.text' : 'empty.managed')}
    </EmptyState>
  );
};

const People = () => {
  const { t } = useTranslation('people');
  const company = useSignedInUser().company?.name ?? '';
  const { search, wanted, filtered, filter, clear, turn } = usePeopleSearch();
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const people = usePeople(wanted, pages.cursor);
  const { data: mayAdd } = useMayAdd();
  const { open } = useOpenPerson();
  const { id } = useParams({ strict: false });
  return (
    <Page
      title={t('title')}
      lead={mayAdd === undefined ? undefined : t(mayAdd ? 'lead' : 'leadManaged', { company })}
      actions={mayAdd && <Acts />}
    >
      {mayAdd && <OngoingImports />}
      <QuotaNote places={usePeoplePlaces(mayAdd ?? false)} />
      <PeopleFilters {...{ search, filtered, filter, clear }} />
      <QueryView query={people} skeleton={<PeopleTable rows={[]} loading />}>
        {({ items, next }) => (
          <PeopleTable
            rows={items}
            loading={people.isPlaceholderData}
            rowAction={{ onOpen: (person) => open(person.id) }}
            activeKey={id}
            empty={
              filtered ? <FilteredEmpty text={t('noMatch')} onClear={clear} /> : <Nobody mayAdd={mayAdd ?? false} />
            }
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
      <Outlet />
    </Page>
  );
};

/** /parametres/personnes: to whom the company hands its booklets. */
export const PeoplePage = () => {
  const { t } = useTranslation('people');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.manage_people ? <People /> : <RefusedPage title={t('title')} />;
};
