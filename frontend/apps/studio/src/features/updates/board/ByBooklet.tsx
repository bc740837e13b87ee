import { EmptyState, FilteredEmpty, QueryView, Row, Segmented, Skeleton } from '@livretier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import { detachedQuery, proposalsQuery, type State } from '../api';
import type { UpdatesSearch } from '../updatesSearch';
import classes from './Board.module.css';
import { DetachedRows, Rows } from './Rows';

const waiting = 'a-examiner';
const states = { 'mis-a-jour': 'adopted', 'en-partie': 'partly_adopted', refuses: 'refused' } as const satisfies Record<
  string,
  State
>;

type Shown = NonNullable<UpdatesSearch['etat']>;
const choices = [waiting, 'mis-a-jour', 'en-partie', 'refuses', 'detaches'] as const;

type Props = {
  state: UpdatesSearch['etat'];
  /** One booklet alone. */
  booklet: string | undefined;
  onShow: (change: UpdatesSearch) => void;
};

/** Which of them are shown. */
const Choice = ({ state, booklet, onShow }: Props) => {
  const { t } = useTranslation('updates');
  return (
    <Segmented
      label={t('board.states')}
      value={state ?? waiting}
      options={choices.map((value) => ({ value, label: t(`board.state.${value}`) }))}
      onChange={(value) =>
        onShow({
          par: 'livret',
          livret: value === 'detaches' ? undefined : booklet,
          etat: value === waiting ? undefined : value,
        })
      }
    />
  );
};

/** Chapters that go their own way: the plan of their booklet has the way back. */
const DetachedOnes = () => {
  const { t } = useTranslation('updates');
  const query = useInfiniteQuery(detachedQuery());
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" lines={6} />}
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState title={t('board.empty.detaches')}>{t('board.detachedText')}</EmptyState>}
    >
      {(items) => (
        <MoreItems
          label={t('board.moreBooklets')}
          count={items.length}
          more={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        >
          <DetachedRows chapters={items} />
        </MoreItems>
      )}
    </QueryView>
  );
};

/** Every booklet for which one decides, whatever the release: those that wait, or how it ended. */
export const ByBooklet = (props: Props) =>
  props.state === 'detaches' ? (
    <>
      <Choice {...props} />
      <DetachedOnes />
    </>
  ) : (
    <Proposed {...props} state={props.state} />
  );

type ProposedProps = Props & { state: Exclude<Shown, 'detaches'> | undefined };

const Proposed = ({ state, booklet, onShow }: ProposedProps) => {
  const { t } = useTranslation('updates');
  const query = useInfiniteQuery(
    proposalsQuery({ ...(state && { state: states[state] }), ...(booklet && { booklet }) }, 50),
  );
  const all = () => onShow({ par: 'livret', etat: state });
  const name = booklet && query.data?.[0]?.booklet.name;
  return (
    <>
      <Row align="center" gap={2} wrap>
        <Choice {...{ state, booklet, onShow }} />
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
