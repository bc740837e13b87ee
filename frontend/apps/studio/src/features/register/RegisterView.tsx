import { ApiError } from '@livretier/api';
import { ExportButton, FilteredEmpty, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import type { BookletOut } from '@/features/booklets/api';
import { dayIn } from '@/shared/text/moments';
import { registerStateQuery, useReceipts, useRegisterFile } from './api';
import { RegisterFilters } from './RegisterFilters';
import { RegisterNote } from './RegisterNote';
import { RegisterTable } from './RegisterTable';
import classes from './RegisterView.module.css';
import { ReceiptSheet } from './receipt/ReceiptSheet';
import { type Filters, isFiltered, queryOf, unfiltered } from './registerQuery';
import type { RegisterSearch } from './registerSearch';
import { useReceiptTime } from './useReceiptTime';

type Props = {
  booklet: BookletOut;
  /** What the address says, and how to say something else; `replace`: no step back leads there. */
  search: RegisterSearch;
  onSearch: (change: RegisterSearch, options?: { replace: boolean }) => void;
};

type Listed = Props & { filter: (change: Filters) => void; clear: () => void };

/** The receipts that the address asks for, and the one that it opens. */
const Receipts = ({ booklet, search, onSearch, filter, clear }: Listed) => {
  const { t } = useTranslation('register');
  const { time, day } = useReceiptTime();
  const wanted = queryOf(search);
  const turn = useCallback(
    (cursors: readonly string[]) =>
      onSearch({ suite: cursors.length > 0 ? [...cursors] : undefined, accuse: undefined }),
    [onSearch],
  );
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const receipts = useReceipts(booklet.id, wanted, pages.cursor);
  const open = (accuse: string | undefined) => onSearch({ accuse }, { replace: true });
  return (
    <>
      <QueryView query={receipts} skeleton={<RegisterTable rows={[]} loading />}>
        {({ items, next }) => (
          <RegisterTable
            rows={items}
            loading={receipts.isPlaceholderData}
            sort={search.ordre ? { key: 'name', direction: 'asc' } : { key: 'received', direction: 'desc' }}
            onSort={({ key }) => filter({ ordre: key === 'name' ? 'nom' : undefined })}
            rowAction={{
              onOpen: ({ id }) => open(id),
              label: ({ name, number, received_at: at }) =>
                t('row', { who: name || `${t('forgotten')} ${number}`, day: day(at), time: time(at) }),
            }}
            activeKey={search.accuse}
            empty={
              isFiltered(search) ? (
                <FilteredEmpty text={t('noMatch')} onClear={clear} />
              ) : (
                <p className={classes.empty}>{t('empty')}</p>
              )
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
      {search.accuse && (
        <ReceiptSheet
          key={search.accuse}
          bookletId={booklet.id}
          receiptId={search.accuse}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
};

/** The register of somebody who may read it. */
const Register = (props: Props) => {
  const { t } = useTranslation('register');
  const { booklet, search, onSearch } = props;
  const today = dayIn(useSignedInUser().company?.timezone);
  const fetchFile = useRegisterFile(booklet.id, queryOf(search));
  const filter = (change: Filters) => onSearch({ ...change, suite: undefined, accuse: undefined }, { replace: true });
  const clear = () => filter(unfiltered);
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>{t('lead')}</p>
        <ExportButton name={`registre-${today}.csv`} fetchFile={fetchFile}>
          {t('export')}
        </ExportButton>
      </div>
      <RegisterNote bookletId={booklet.id} />
      <RegisterFilters {...{ booklet, search, filter }} onClear={clear} />
      <Receipts {...props} filter={filter} clear={clear} />
    </>
  );
};

/** Who acknowledged which version of a booklet, and what proves it; whoever may not know is told so, and nothing else. */
export const RegisterView = (props: Props) => {
  const { t } = useTranslation('register');
  const state = useQuery(registerStateQuery(props.booklet.id));
  const isRefused = state.error instanceof ApiError && state.error.status === 403;
  return (
    <section className={classes.register} aria-label={t('title')}>
      {isRefused ? <QueryView query={state}>{() => null}</QueryView> : <Register {...props} />}
    </section>
  );
};
