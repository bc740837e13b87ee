import { EmptyState, FilteredEmpty, QueryView, Segmented, Skeleton, TablePager, useKeysetPages } from '@livretier/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useNarrow } from '@/shared/useNarrow';
import { type QuestionList, useQuestions, type Wanted } from './api';
import { PageFilter } from './list/PageFilter';
import { QuestionItems } from './list/QuestionItems';
import { QuestionBeside, QuestionDrawer } from './one/OpenQuestion';
import classes from './QuestionsView.module.css';
import type { QuestionsSearch } from './questionsSearch';
import { UnclearPages } from './UnclearPages';

type Props = {
  booklet: BookletOut;
  /** What the address says, and how to say something else; `replace`: no step back leads there. */
  search: QuestionsSearch;
  onSearch: (change: QuestionsSearch, options?: { replace: boolean }) => void;
};

const wantedOf = ({ statut, page }: QuestionsSearch): Wanted => ({
  status: statut ? 'answered' : 'open',
  ...(page && { page }),
});

/** Below this width a question lies over the list. */
const besideFrom = 1100;

/** Answers that were begun, each with its question; none is left by accident. */
const useDrafts = () => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  useUnsavedGuard(Object.values(drafts).some((text) => text.trim() !== ''));
  return (id: string) => ({
    draft: drafts[id] ?? '',
    onDraft: (text: string) => setDrafts((old) => ({ ...old, [id]: text })),
  });
};

/** The first of a list as it came: it stays open while one answers it, though it leaves the list. */
const useFirst = (asked: string, first: string | undefined) => {
  const [kept, keep] = useState({ asked, first });
  const isOther = kept.asked !== asked;
  if (isOther || (!kept.first && first)) keep({ asked, first });
  return isOther ? first : (kept.first ?? first);
};

type ListProps = Props & { told: QuestionList; busy: boolean; chosen: string | undefined };

/** Those that wait or those that do not, about all pages or one. */
const List = ({ booklet, search, onSearch, told, busy, chosen }: ListProps) => {
  const { t } = useTranslation('questions');
  const { items, counts, next, texts } = told;
  const status = search.statut ? 'answered' : 'open';
  const change = (asked: QuestionsSearch) =>
    onSearch({ ...asked, suite: undefined, question: undefined }, { replace: true });
  const turn = useCallback(
    (cursors: readonly string[]) =>
      onSearch({ suite: cursors.length > 0 ? [...cursors] : undefined, question: undefined }),
    [onSearch],
  );
  const pages = useKeysetPages({
    value: search.suite ?? [],
    onChange: turn,
    filters: JSON.stringify(wantedOf(search)),
  });
  return (
    <section className={classes.list} aria-label={t('title')}>
      <div className={classes.bar}>
        <Segmented
          label={t('status.label')}
          value={status}
          options={(['open', 'answered'] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
            count: counts[value],
          }))}
          onChange={(value) => change({ statut: value === 'answered' ? 'repondues' : undefined })}
        />
        <PageFilter bookletId={booklet.id} page={search.page} onPage={(page) => change({ page })} />
      </div>
      {!texts && <p className={classes.note}>{t('withoutTexts')}</p>}
      {items.length > 0 && (
        <QuestionItems {...{ items, chosen, busy }} onOpen={(question) => onSearch({ question }, { replace: true })} />
      )}
      {items.length === 0 &&
        (search.page ? (
          <FilteredEmpty text={t('noMatch')} onClear={() => change({ page: undefined })} />
        ) : (
          <p className={classes.note}>{t(`status.none.${status}`)}</p>
        ))}
      {(next || pages.page > 1) && (
        <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
          {t('pager.page', { page: pages.page })}
        </TablePager>
      )}
      <p className={classes.note}>{t('foot')}</p>
    </section>
  );
};

/** What readers asked about a booklet, the question that is open, and the pages that were not understood. */
export const QuestionsView = (props: Props) => {
  const { t } = useTranslation('questions');
  const { booklet, search, onSearch } = props;
  const isNarrow = useNarrow(besideFrom);
  const questions = useQuestions(booklet.id, wantedOf(search), search.suite?.at(-1));
  const writingOf = useDrafts();
  const asked = JSON.stringify([wantedOf(search), search.suite?.at(-1)]);
  const first = useFirst(asked, questions.isPlaceholderData ? undefined : questions.data?.items[0]?.id);
  const chosen = search.question ?? (isNarrow ? undefined : first);
  return (
    <QueryView query={questions} skeleton={<Skeleton shape="rows" lines={5} />}>
      {(told) => (
        <div className={classes.columns}>
          {told.counts.open + told.counts.answered === 0 ? (
            <div className={classes.nothing}>
              <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
            </div>
          ) : (
            <List {...props} {...{ told, chosen }} busy={questions.isPlaceholderData} />
          )}
          {chosen && !isNarrow && (
            <QuestionBeside
              key={chosen}
              {...{ booklet, id: chosen, mayAnswer: told.may_answer }}
              {...writingOf(chosen)}
            />
          )}
          {chosen && isNarrow && (
            <QuestionDrawer
              key={chosen}
              {...{ booklet, id: chosen, mayAnswer: told.may_answer }}
              {...writingOf(chosen)}
              onClose={() => onSearch({ question: undefined }, { replace: true })}
            />
          )}
          <div className={classes.unclear}>
            <UnclearPages bookletId={booklet.id} />
          </div>
        </div>
      )}
    </QueryView>
  );
};
