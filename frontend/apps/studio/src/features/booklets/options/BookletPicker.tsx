import { FilteredEmpty, Page, QueryView, RowLink, SearchField } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import { MoreItems } from '@/shared/MoreItems';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { NoBooklets } from '../list/NewBooklet';
import { useBooklets } from '../list/useBooklets';
import type { BookletLine } from '../types';
import classes from './BookletPicker.module.css';

const HereLink = createLink(RowLink);

const Choice = ({ booklet }: { booklet: BookletLine }) => (
  <li className={classes.choice}>
    <HereLink to="." search={{ livret: booklet.id }}>
      <span className={classes.booklet}>
        <CoverOf booklet={booklet} size="row" />
        <strong className={classes.name}>{booklet.name}</strong>
      </span>
    </HereLink>
    <BookletStatusTag booklet={booklet} />
  </li>
);

/** Which booklet? For addresses that name none. */
export const BookletPicker = () => {
  const { t } = useTranslation('booklets');
  const [search, setSearch] = useState('');
  const booklets = useBooklets({ search, sort: 'edited' });
  usePageTitle(t('picker.title'));
  return (
    <Page title={t('picker.title')} lead={t('picker.lead')}>
      <search className={classes.search}>
        <SearchField label={t('filters.search')} value={search} onChange={(text) => setSearch(text.slice(0, 100))} />
      </search>
      <QueryView
        query={booklets}
        isEmpty={({ items }) => items.length === 0}
        empty={
          search ? (
            <FilteredEmpty text={t('list.noMatch')} onClear={() => setSearch('')} />
          ) : (
            <NoBooklets mayCreate={booklets.data?.mayCreate ?? false} />
          )
        }
      >
        {({ items }) => (
          <MoreItems
            label={t('list.more')}
            count={items.length}
            more={booklets.hasNextPage}
            busy={booklets.isFetchingNextPage}
            onMore={() => void booklets.fetchNextPage()}
          >
            <ul className={classes.choices} aria-label={t('list.caption')}>
              {items.map((booklet) => (
                <Choice key={booklet.id} booklet={booklet} />
              ))}
            </ul>
          </MoreItems>
        )}
      </QueryView>
    </Page>
  );
};
