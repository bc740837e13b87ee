import { Icon, Page, QueryView, type Selected } from '@livretier/ui';
import { IconHistory, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { UpdatesBoard } from '@/features/updates';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { MoreItems } from '@/shared/MoreItems';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useView } from '@/shared/useView';
import { useActDialog } from '../acts/useActDialog';
import type { BookletCounts } from '../types';
import { BookletCards, BookletCardsSkeleton } from './BookletCards';
import { BookletsFilters } from './BookletsFilters';
import { BookletsTable } from './BookletsTable';
import { NewBooklet, NoBooklets } from './NewBooklet';
import { SelectedBooklets } from './SelectedBooklets';
import { useBooklets, useBookletsSearch } from './useBooklets';

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

const ListActions = ({ mayCreate }: { mayCreate: boolean }) => {
  const { t } = useTranslation('booklets');
  const { abilities } = useSignedInUser();
  return (
    <>
      <LinkButton to={paths.bookletsHome}>
        <Icon of={IconHistory} />
        {t('list.resume')}
      </LinkButton>
      {abilities.decide_updates && (
        <LinkButton to={paths.booklets} search={{ vue: 'socle' }}>
          <Icon of={IconShieldCheck} />
          {t('list.updates')}
        </LinkButton>
      )}
      {mayCreate && <NewBooklet />}
    </>
  );
};

/* As high as the line that says how many there are. */
const lineToCome = '\u00a0';

/** The booklets as covers or as lines, and what can be done with each. */
const Booklets = () => {
  const { t } = useTranslation('booklets');
  usePageTitle(t('list.title'));
  const asked = useBookletsSearch();
  const { view, setView } = useView('booklets');
  const booklets = useBooklets(asked.wanted);
  const lead = useLead();
  const [selected, onSelect] = useState<Selected>(new Set());
  const { ask, dialog } = useActDialog();
  const counts = booklets.data?.counts;
  const none = counts?.all === 0 && counts.trash === 0 && !asked.filtered;
  const List = view === 'grid' ? BookletCards : BookletsTable;
  return (
    <Page
      title={t('list.title')}
      lead={counts ? lead(counts) : lineToCome}
      actions={booklets.data && !none && <ListActions mayCreate={booklets.data.mayCreate} />}
    >
      {!none && <BookletsFilters asked={asked} counts={counts} view={view} onView={setView} />}
      <QueryView
        query={booklets}
        skeleton={
          view === 'grid' ? (
            <BookletCardsSkeleton />
          ) : (
            <BookletsTable booklets={[]} loading onAsk={ask} selection={{ selected, onSelect }} />
          )
        }
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
            <List
              booklets={items}
              loading={booklets.isPlaceholderData}
              onAsk={ask}
              selection={{ selected, onSelect }}
              order={asked.wanted.sort}
              onOrder={asked.sort}
            />
            {view === 'list' && <SelectedBooklets booklets={items} selection={{ selected, onSelect }} />}
          </MoreItems>
        )}
      </QueryView>
      {dialog}
    </Page>
  );
};

/** /livrets: the booklets of the company that this person may see. */
export const BookletsPage = () => {
  const { t } = useTranslation('booklets');
  const { search } = useBookletsSearch();
  const { see_booklets } = useSignedInUser().abilities;
  if (search.vue === 'socle') return <UpdatesBoard />;
  return see_booklets ? <Booklets /> : <RefusedPage title={t('list.title')} />;
};
