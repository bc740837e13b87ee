import { Page, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { MoreItems } from '../../../shared/MoreItems';
import { wholeNumber } from '../../../shared/text/numbers';
import { useView } from '../../../shared/useView';
import { useActDialog } from '../acts/useActDialog';
import type { BookletCounts } from '../types';
import { BookletCards } from './BookletCards';
import { BookletCardsSkeleton } from './BookletCardsSkeleton';
import { BookletsFilters } from './BookletsFilters';
import { BookletsTable } from './BookletsTable';
import { ListActions } from './ListActions';
import { NoBooklets } from './NoBooklets';
import { useBooklets } from './useBooklets';
import { useBookletsSearch } from './useBookletsSearch';

const useLead = () => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  return ({ all, draft }: BookletCounts) => {
    if (all === 0) return t('list.leadEmpty');
    const booklets = t('list.lead', { count: all, number: wholeNumber(all, locale) });
    return draft > 0
      ? t('list.leadDrafts', {
          booklets,
          drafts: t('list.drafts', { count: draft, number: wholeNumber(draft, locale) }),
        })
      : t('list.leadDone', { booklets });
  };
};

/** The booklets as covers or as lines, and what can be done with each. */
export const Booklets = () => {
  const { t } = useTranslation('booklets');
  const asked = useBookletsSearch();
  const { view, setView } = useView('booklets');
  const booklets = useBooklets(asked.wanted);
  const lead = useLead();
  const { ask, dialog } = useActDialog();
  const counts = booklets.data?.counts;
  const none = counts?.all === 0 && counts.trash === 0 && !asked.filtered;
  const List = view === 'grid' ? BookletCards : BookletsTable;
  return (
    <Page
      title={t('list.title')}
      lead={counts && lead(counts)}
      actions={booklets.data && !none && <ListActions mayCreate={booklets.data.mayCreate} />}
    >
      {!none && <BookletsFilters asked={asked} counts={counts} view={view} onView={setView} />}
      <QueryView
        query={booklets}
        skeleton={view === 'grid' ? <BookletCardsSkeleton /> : <BookletsTable booklets={[]} loading onAsk={ask} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoBooklets asked={asked} mayCreate={booklets.data?.mayCreate ?? false} />}
      >
        {({ items }) => (
          <MoreItems
            label={t('list.more')}
            count={items.length}
            more={booklets.hasNextPage}
            busy={booklets.isFetchingNextPage}
            onMore={() => void booklets.fetchNextPage()}
          >
            <List booklets={items} loading={booklets.isPlaceholderData} onAsk={ask} />
          </MoreItems>
        )}
      </QueryView>
      {dialog}
    </Page>
  );
};
