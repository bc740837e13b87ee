import {
  EmptyState,
  FilterBar,
  FilteredEmpty,
  Icon,
  Page,
  QueryView,
  SearchField,
  Segmented,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { writtenNewsQuery } from '../api/written';
import { NewsTable } from './NewsTable';
import classes from './Writing.module.css';
import { type NewsSearch, newsStates } from './writingSearch';

const route = getRouteApi(`/admin${paths.news}`);
const every = 'all';

/** Which news are asked for, from the address; whatever changes it writes it there. */
const useNewsSearch = () => {
  const { recherche, etat, suite = [] } = route.useSearch();
  const navigate = useNavigate();
  const write = (search: NewsSearch, replace: boolean) =>
    void navigate({ to: paths.news, search, replace, resetScroll: !replace });
  return {
    wanted: { search: recherche ?? '', state: etat ?? null },
    filtered: Boolean(recherche || etat),
    suite,
    turn: (cursors: readonly string[]) =>
      write({ recherche, etat, ...(cursors.length > 0 && { suite: [...cursors] }) }, false),
    filter: (change: NewsSearch) => write({ recherche, etat, ...change, suite: undefined }, true),
    clear: () => write({}, true),
  };
};

const Add = () => {
  const { t } = useTranslation('content');
  return (
    <LinkButton to={paths.newNewsItem} look="primary">
      <Icon of={IconPlus} />
      {t('write.news.add')}
    </LinkButton>
  );
};

const WrittenNewsList = () => {
  const { t } = useTranslation('content');
  const { wanted, filtered, suite, turn, filter, clear } = useNewsSearch();
  const pages = useKeysetPages({ value: suite, onChange: turn, filters: JSON.stringify(wanted) });
  const news = useQuery(writtenNewsQuery(wanted, pages.cursor));
  const counts = news.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const empty = filtered ? (
    <FilteredEmpty text={t('write.news.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('write.news.empty.title')} action={<Add />}>
      {t('write.news.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('write.news.title')} lead={t('write.news.lead')} actions={<Add />}>
      <FilterBar label={t('write.news.filters')} onClear={filtered ? clear : undefined}>
        <SearchField
          label={t('write.search')}
          value={wanted.search}
          onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
        />
        <Segmented
          label={t('write.news.columns.state')}
          value={wanted.state ?? every}
          options={([every, ...newsStates] as const).map((value) => ({
            value,
            label: t(`write.news.filter.${value}`),
            ...(counts && { count: value === every ? (all ?? 0) : counts[value] }),
          }))}
          onChange={(state) => filter({ etat: state === every ? undefined : state })}
        />
        {news.data && <p className={classes.pinned}>{t('write.news.pinned', { count: news.data.pinned })}</p>}
      </FilterBar>
      <QueryView query={news} skeleton={<NewsTable rows={[]} loading />}>
        {({ items, next }) => (
          <NewsTable
            rows={items}
            loading={news.isPlaceholderData}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('write.pager.previous')} next={t('write.pager.next')} {...pages.turn(next)}>
                  {t('write.pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
    </Page>
  );
};

/** /parametres/actualites: what the platform tells, for those who write it. */
export const NewsListPage = (): ReactNode => {
  const { t } = useTranslation('content');
  usePageTitle(t('write.news.title'));
  return useSignedInUser().abilities.manage_content ? (
    <WrittenNewsList />
  ) : (
    <RefusedPage title={t('write.news.title')} />
  );
};
