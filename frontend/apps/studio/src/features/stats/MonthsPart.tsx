import { EmptyState, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, monthName } from '@/shared/text/dates';
import { type Asked, type FollowedMonth, monthsQuery } from './api';
import { type Data, DataRows } from './DataRows';
import { Part } from './Part';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';

const standings = ['waiting', 'opened', 'read', 'acknowledged'] as const;

const useRows = () => {
  const { t } = useTranslation('stats');
  const locale = useLocale();
  const { whole } = useNumbers();
  const written = ({ people, more }: FollowedMonth['waiting']) => {
    if (!more) return people;
    return people === 0 ? t('masked') : t('months.atLeast', { number: whole(people) });
  };
  return ({ months, every }: { months: readonly FollowedMonth[]; every: FollowedMonth }): Data['rows'] =>
    (months.length > 1 ? [...months, every] : months).map((row) => ({
      key: row.month ?? 'every',
      cells: [
        row.month ? monthName(calendarDay(row.month), locale) : t('months.every'),
        ...standings.map((key) => written(row[key])),
      ],
    }));
};

/** The people of booklets whose register one may not read: by whole months, which never change. */
export const MonthsPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const rowsOf = useRows();
  const query = useQuery(monthsQuery(asked));
  if (!(query.data || query.error)) return null; // every register is open to them
  const title = t('months.title');
  const headers = [t('months.month'), ...standings.map((key) => t(`months.standings.${key}`))];
  return (
    <Part title={title} text={t('months.text')}>
      <QueryView
        query={query}
        isEmpty={(told) => told?.months.length === 0}
        empty={<EmptyState title={t('months.noneTitle')}>{t('months.noneText')}</EmptyState>}
      >
        {(told) =>
          told && (
            <>
              <DataRows title={title} data={{ headers, rows: rowsOf(told) }} />
              <p className={classes.note}>{t('months.few')}</p>
            </>
          )
        }
      </QueryView>
    </Part>
  );
};
