import { EmptyState, FilteredEmpty, QueryView, type Selected, TablePager, useKeysetPages } from '@livretier/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useParticipants } from '../api/participants';
import { ParticipantDrawer } from '../drawer/ParticipantDrawer';
import type { Asked } from '../useParticipantsSearch';
import classes from './Participants.module.css';
import { type ColumnKey, ParticipantTable } from './ParticipantTable';
import { SelectedActs } from './SelectedActs';

const nothing: Selected = new Set();

/** What is ticked on the page on screen; another page or other filters start with nothing. */
const useTicked = (page: string) => {
  const [state, setState] = useState({ page, selected: nothing, everyone: false });
  const { selected, everyone } = state.page === page ? state : { selected: nothing, everyone: false };
  return {
    selected,
    everyone,
    select: (next: Selected) => setState({ page, selected: next, everyone: false }),
    takeAll: () => setState({ page, selected, everyone: true }),
    clear: () => setState({ page, selected: nothing, everyone: false }),
  };
};

/* The order of each is the one that is useful: names from A, days from the nearest. */
const sorts = {
  name: { key: 'name', direction: 'asc' },
  due: { key: 'due', direction: 'asc' },
  acknowledged: { key: 'acknowledged', direction: 'desc' },
} as const;
const addresses: Partial<Record<ColumnKey, Asked['search']['tri']>> = {
  due: 'echeance',
  acknowledged: 'prise-de-connaissance',
};

type Props = { booklet: BookletOut; asked: Asked; mayChange: boolean; add: ReactNode };

/** Who was handed the booklet, page by page, and what can be done with several of them. */
export const Participants = ({ booklet, asked, mayChange, add }: Props) => {
  const { t } = useTranslation('participation');
  const { search, wanted, order, filtered, clear, turn, open, sort } = asked;
  const filters = JSON.stringify({ wanted, order });
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters });
  const participants = useParticipants(booklet.id, { ...wanted, sort: order }, pages.cursor);
  const ticked = useTicked(`${filters} ${pages.cursor ?? ''}`);
  const rows = participants.data?.items ?? [];
  const wholePage = rows.length > 0 && rows.every(({ id }) => ticked.selected.has(id));
  const isFirst = participants.data && rows.length === 0 && !filtered && order === 'name' && pages.page === 1;
  if (isFirst)
    return (
      <EmptyState title={t('empty.title')} action={add}>
        {t(mayChange ? 'empty.text' : 'empty.readOnly')}
      </EmptyState>
    );
  return (
    <>
      <QueryView query={participants} skeleton={<ParticipantTable rows={[]} loading />}>
        {({ items, next }) => (
          <ParticipantTable
            rows={items}
            loading={participants.isPlaceholderData}
            sort={sorts[order]}
            onSort={({ key }) => sort(addresses[key])}
            rowAction={{ onOpen: ({ id }) => open(id) }}
            activeKey={search.personne}
            selection={mayChange ? { selected: ticked.selected, onSelect: ticked.select } : undefined}
            empty={<FilteredEmpty text={t('noMatch')} onClear={filtered ? clear : () => sort(undefined)} />}
            footer={
              items.length > 0 && (
                <>
                  {order !== 'name' && <p className={classes.note}>{t(`table.only.${order}`)}</p>}
                  <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                    {t('pager.page', { page: pages.page })}
                  </TablePager>
                </>
              )
            }
          />
        )}
      </QueryView>
      <SelectedActs
        booklet={booklet}
        wanted={wanted}
        selected={ticked.selected}
        everyone={ticked.everyone}
        mayTakeAll={wholePage && (pages.page > 1 || participants.data?.next != null)}
        onTakeAll={ticked.takeAll}
        onClear={ticked.clear}
      />
      {search.personne && (
        <ParticipantDrawer
          booklet={booklet}
          id={search.personne}
          neighbours={rows.map(({ id }) => id)}
          mayChange={mayChange}
          onOpen={open}
        />
      )}
    </>
  );
};
