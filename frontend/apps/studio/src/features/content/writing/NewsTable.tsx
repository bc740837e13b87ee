import {
  type Column,
  DataTable,
  type DataTableProps,
  Icon,
  ProgressBar,
  RowLink,
  TwoLines,
  VisuallyHidden,
} from '@livretier/ui';
import { IconPinFilled } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import type { WrittenNewsLine } from '../api/written';
import { Thumbnail } from '../reading/Thumbnail';
import { useAudienceText } from './audienceText';
import { firstDayOf, lastDayOf } from './days';
import { NewsStateTag } from './StateTag';
import classes from './Writing.module.css';

type Key = 'title' | 'state' | 'audience' | 'period' | 'readers';
type Props = Omit<DataTableProps<WrittenNewsLine, Key>, 'caption' | 'columns' | 'rowKey' | 'rowAction'>;

const ItemLink = createLink(RowLink);

/** « 15 mars – 15 avril 2027 », as far as it is known. */
const usePeriod = () => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  return ({ published_at, ends_at }: WrittenNewsLine) => {
    if (!published_at) return '–';
    const said = (day: string) => longDate(calendarDay(day), locale);
    const from = said(firstDayOf(published_at));
    return ends_at
      ? t('write.news.period', { from, to: said(lastDayOf(ends_at)) })
      : t('write.news.openPeriod', { from });
  };
};

const Readers = ({ item: { state, readers, audience_count } }: { item: WrittenNewsLine }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  if (state === 'draft' || state === 'scheduled') return '–';
  const number = (value: number) => wholeNumber(value, locale);
  const text = t('write.news.readBy', { number: number(readers), total: number(audience_count) });
  return (
    <span className={classes.readers}>
      {/* Who read it may have left since: a bar is never more than full. */}
      <ProgressBar label={text} value={Math.min(readers, audience_count)} max={Math.max(audience_count, 1)} />
      <span>{text}</span>
    </span>
  );
};

const Title = ({ item }: { item: WrittenNewsLine }) => {
  const { t } = useTranslation('content');
  return (
    <span className={classes.item}>
      <Thumbnail of={{ image: item.image }} />
      <TwoLines title={item.title} caption={item.lead} size="small" />
      {item.pinned && (
        <span className={classes.pin}>
          <Icon of={IconPinFilled} size={16} />
          <VisuallyHidden>{t('write.news.isPinned')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
};

/** The news, one line each; a line opens its form. */
export const NewsTable = (props: Props) => {
  const { t } = useTranslation('content');
  const audience = useAudienceText();
  const period = usePeriod();
  const columns: readonly Column<WrittenNewsLine, Key>[] = [
    {
      key: 'title',
      header: t('write.news.columns.title'),
      primary: true,
      width: 'wide',
      cell: (item) => <Title item={item} />,
    },
    {
      key: 'state',
      header: t('write.news.columns.state'),
      width: 'fit',
      cell: ({ state }) => <NewsStateTag state={state} />,
    },
    {
      key: 'audience',
      header: t('write.news.columns.audience'),
      cell: (item) => (
        <TwoLines title={audience.who(item)} caption={audience.people(item.audience_count)} size="small" />
      ),
    },
    { key: 'period', header: t('write.news.columns.period'), cell: period },
    { key: 'readers', header: t('write.news.columns.readers'), cell: (item) => <Readers item={item} /> },
  ];
  return (
    <DataTable
      {...props}
      caption={t('write.news.title')}
      columns={columns}
      rowKey={({ id }) => id}
      rowAction={{
        link: ({ id }, content) => (
          <ItemLink to={paths.editNewsItem} params={{ id }}>
            {content}
          </ItemLink>
        ),
      }}
    />
  );
};
