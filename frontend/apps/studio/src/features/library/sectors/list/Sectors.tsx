import { EmptyState, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconGavel, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { paths } from '../../../../shared/paths';
import classes from '../../ContentActs.module.css';
import { ContentFilters } from '../../ContentFilters';
import { SectorsTable } from './SectorsTable';
import { useSectors } from './useSectors';
import { useSectorsSearch } from './useSectorsSearch';

const Add = () => {
  const { t } = useTranslation('library');
  return (
    <LinkButton to={paths.newSector} look="primary">
      <Icon of={IconPlus} />
      {t('sectors.add')}
    </LinkButton>
  );
};

const Actions = () => {
  const { t } = useTranslation('library');
  return (
    <div className={classes.acts}>
      <LinkButton to={paths.obligations}>
        <Icon of={IconGavel} />
        {t('obligations.title')}
      </LinkButton>
      <Add />
    </div>
  );
};

/** The sectors of the platform; a line opens one. */
export const Sectors = () => {
  const { t } = useTranslation('library');
  const { search, wanted, filtered, filter, clear, turn } = useSectorsSearch();
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const sectors = useSectors(wanted, pages.cursor);
  const empty = filtered ? (
    <FilteredEmpty text={t('sectors.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('sectors.empty.title')} action={<Add />}>
      {t('sectors.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('sectors.title')} lead={t('sectors.lead')} actions={<Actions />}>
      <ContentFilters of="sectors" search={search} filter={filter} onClear={filtered ? clear : undefined} />
      <QueryView query={sectors} skeleton={<SectorsTable rows={[]} loading />}>
        {({ items, next }) => (
          <SectorsTable
            rows={items}
            loading={sectors.isPlaceholderData}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
    </Page>
  );
};
