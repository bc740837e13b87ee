import {
  EmptyState,
  FilteredEmpty,
  FilterMenu,
  FilterToggle,
  Icon,
  Page,
  QueryView,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { IconClockExclamation, IconFilter, IconHelpCircle, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { levels } from '../../../../shared/librarySearch';
import { paths } from '../../../../shared/paths';
import { ContentFilters } from '../../ContentFilters';
import { CounselNote } from '../../CounselNote';
import { SectorFilter } from '../../sectors/SectorFilter';
import { ObligationsTable } from './ObligationsTable';
import { useObligations } from './useObligations';
import { useObligationsSearch } from './useObligationsSearch';

const every = 'all';

type Asked = ReturnType<typeof useObligationsSearch>;

const Add = () => {
  const { t } = useTranslation('library');
  return (
    <LinkButton to={paths.newObligation} look="primary">
      <Icon of={IconPlus} />
      {t('obligations.add')}
    </LinkButton>
  );
};

const Filters = ({ asked: { search, filtered, filter, clear } }: { asked: Asked }) => {
  const { t } = useTranslation('library');
  return (
    <ContentFilters of="obligations" search={search} filter={filter} onClear={filtered ? clear : undefined}>
      <FilterMenu
        label={t('obligations.columns.level')}
        value={search.niveau ?? every}
        choices={[
          { value: every, label: t('obligations.filters.everyLevel'), short: t('filters.all') },
          ...levels.map((level) => ({ value: level, label: t(`obligations.level.${level}`) })),
        ]}
        onChange={(level) => filter({ niveau: level === every ? undefined : level })}
      />
      <SectorFilter
        icon={<Icon of={IconFilter} size={16} />}
        value={search.secteur}
        onChange={(secteur) => filter({ secteur })}
      />
      <FilterToggle
        pressed={search.aVerifier ?? false}
        icon={<Icon of={IconClockExclamation} size={16} />}
        onChange={(pressed) => filter({ aVerifier: pressed || undefined })}
      >
        {t('obligations.filters.overdue')}
      </FilterToggle>
      <FilterToggle
        pressed={search.doute ?? false}
        icon={<Icon of={IconHelpCircle} size={16} />}
        onChange={(pressed) => filter({ doute: pressed || undefined })}
      >
        {t('obligations.doubtful')}
      </FilterToggle>
    </ContentFilters>
  );
};

/** The obligations of the platform; a line opens one. */
export const Obligations = () => {
  const { t } = useTranslation('library');
  const asked = useObligationsSearch();
  const { search, wanted, filtered, clear, turn } = asked;
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const obligations = useObligations(wanted, pages.cursor);
  const empty = filtered ? (
    <FilteredEmpty text={t('obligations.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('obligations.empty.title')} action={<Add />}>
      {t('obligations.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('obligations.title')} lead={t('obligations.lead')} actions={<Add />}>
      <Filters asked={asked} />
      <QueryView query={obligations} skeleton={<ObligationsTable rows={[]} loading />}>
        {({ items, next }) => (
          <ObligationsTable
            rows={items}
            loading={obligations.isPlaceholderData}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previousOnes')} next={t('pager.nextOnes')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      <CounselNote />
    </Page>
  );
};
