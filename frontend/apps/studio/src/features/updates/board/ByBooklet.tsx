import { EmptyState, FilteredEmpty, QueryView, Row, Segmented, Skeleton } from '@livretier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import { proposalsQuery, type State } from '../api';
import type { UpdatesSearch } from '../updatesSearch';
import classes from './Board.module.css';
import { Rows } from './Rows';

const waiting = 'a-examiner';
const states = { 'mis-a-jour': 'adopted', 'en-partie': 'partly_adopted', refuses: 'refused' } as const satisfies Record<
  string,
  State
>;

type Props = {
  state: UpdatesSearch['etat'];
  /** One booklet alone. */
  booklet: string | undefined;
  onShow: (change: UpdatesSearch) => void;
};

/** Every booklet for which one decides, whatever the release: those that wait, or how it ended. */
export const ByBooklet = ({ state, booklet, onShow }: Props) => {
  const { t } = useTranslation('updates');
  const query = useInfiniteQuery(
    proposalsQuery({ ...(state && { state: states[state] }), ...(booklet && { booklet }) }, 50),
  );
  const all = () => onShow({ par: 'livret', etat: state });
  const name = booklet && query.data?.[0]?.booklet.name;
  return (
    <>
      <Row align="center" gap={2} wrap>
        <Segmented
          label={t('board.states')}
          value={state ?? waiting}
          options={([waiting, 'mis-a-jour', 'en-partie', 'refuses'] as const).map((value) => ({
            value,
            label: t(`board.state.${value}`),
          }))}
          onChange={(value) => onShow({ par: 'livret', livret: booklet, etat: value === waiting ? undefined : value })}
        />
        {name && <span className={classes.quiet}>{t('board.onlyOf', { booklet: name })}</span>}
        {name && (
          <button type="button" className={classes.clear} onClick={all}>
            {t('board.everyBooklet')}
          </button>
        )}
      </Row>
      <QueryView
        query={query}
        skeleton={<Skeleton shape="rows" lines={6} />}
        isEmpty={(items) => items.length === 0}
        empty={
          booklet ? (
            <FilteredEmpty text={t('board.noneOfBooklet')} onClear={all} />
          ) : (
            <EmptyState title={t(`board.empty.${state ?? waiting}`)}>{t('board.noneText')}</EmptyState>
          )
        }
      >
        {(items) => (
          <MoreItems
            label={t('board.moreBooklets')}
            count={items.length}
            more={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          >
            <Rows lines={items} withChapter />
          </MoreItems>
        )}
      </QueryView>
    </>
  );
};
