import { type Column, DataTable, TablePager, type useKeysetPages } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Adoption } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import classes from './Adoption.module.css';
import { Remind } from './Remind';
import { followers, sharesOf } from './shares';

type Line = Adoption['items'][number];
type ColumnKey = 'company' | 'progress' | (typeof counted)[number] | 'last_on' | 'remind';
type Props = { chapter: string; adoption: Adoption; loading: boolean; pages: ReturnType<typeof useKeysetPages> };

const counted = ['updated', 'to_review', 'conflicts', 'refused', 'detached', 'behind'] as const;

/** The same as the figures beside it, to see at a glance. */
const Progress = ({ line }: { line: Line }) => (
  <svg className={classes.bar} width="110" height="8" aria-hidden="true">
    {sharesOf(line).map(({ part, start, width }) => (
      <rect key={part} data-part={part} x={`${start}%`} width={`${width}%`} height="8" rx="3" />
    ))}
  </svg>
);

/** Companies that are too small to be named, as one line among the others. */
const othersOf = ({ others }: Adoption): Line[] =>
  others ? [{ ...others, company: '', company_name: '', reminded_at: null, may_remind: false }] : [];

const useColumns = (chapter: string, { others, release }: Adoption): readonly Column<Line, ColumnKey>[] => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const number = (value: number) => (value > 0 ? wholeNumber(value, locale) : '–');
  const of = (line: Line) =>
    t('chapters.adoption.ofAll', {
      number: wholeNumber(line.updated, locale),
      all: wholeNumber(followers(line), locale),
    });
  return [
    {
      key: 'company',
      header: t('chapters.adoption.columns.company'),
      primary: true,
      cell: ({ company, company_name }) =>
        company || !others ? (
          <strong>{company_name}</strong>
        ) : (
          <>
            <strong>{t('chapters.adoption.others', { count: others.companies })}</strong>{' '}
            <span className={classes.few}>
              {t(others.companies > 1 ? 'chapters.adoption.othersFew' : 'chapters.adoption.othersFewOne', others)}
            </span>
          </>
        ),
    },
    {
      key: 'progress',
      header: t('chapters.adoption.columns.progress'),
      width: 'fit',
      cell: (line) => <Progress line={line} />,
    },
    ...counted.map((name) => ({
      key: name,
      header: t(`chapters.adoption.columns.${name}`),
      align: 'end' as const,
      width: 'fit' as const,
      cell: (line: Line) => (name === 'updated' ? of(line) : number(line[name])),
    })),
    {
      key: 'last_on',
      header: t('chapters.adoption.columns.last_on'),
      width: 'fit',
      cell: ({ last_on }) => (last_on ? longDate(calendarDay(last_on), locale) : '–'),
    },
    {
      key: 'remind',
      header: t('chapters.adoption.columns.remind'),
      width: 'fit',
      cell: (line) => <Remind chapter={chapter} number={release.number} line={line} />,
    },
  ];
};

/** How far the release has come in each company. */
export const CompaniesTable = ({ chapter, adoption, loading, pages }: Props) => {
  const { t } = useTranslation('library');
  const turn = pages.turn(adoption.next);
  return (
    <DataTable
      caption={t('chapters.adoption.companies')}
      columns={useColumns(chapter, adoption)}
      rows={[...adoption.items, ...othersOf(adoption)]}
      rowKey={({ company }) => company}
      loading={loading}
      footer={
        (turn.onNext || turn.onPrevious) && (
          <TablePager previous={t('pager.previous')} next={t('pager.next')} {...turn}>
            {t('pager.page', { page: pages.page })}
          </TablePager>
        )
      }
    />
  );
};
